#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H

// The two functions below exist because their C forms need cast macros that Swift cannot call.

/// Gives a Cairo font map (made with CAIRO_FONT_TYPE_FT) its own fontconfig configuration.
static inline void hook_pango_font_map_set_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Drops one reference of any GObject.
static inline void hook_g_object_unref(void *object) {
    if (object) g_object_unref(object);
}
