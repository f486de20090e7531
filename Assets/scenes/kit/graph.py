"""A thin hand on Blender's shader nodes, so that a material reads as a recipe."""

import bpy


class Graph:
    """One material's shader graph. Textures run in object space, in metres."""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.6, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.set('Base Color', rgba(color))
        self.set('Roughness', rough)
        for key, value in inputs.items():
            self.set(key.replace('_', ' '), value)
        self.coords = self.add('ShaderNodeTexCoord').outputs['Object']

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(kind)
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self._feed(node.inputs[key], value)
        return node

    def set(self, key, value):
        self._feed(self.bsdf.inputs[key], value)

    def _feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def stretched(self, scale):
        """Coordinates scaled by axis: a small factor draws the texture out along that axis."""
        return self.add('ShaderNodeMapping', {'Vector': self.coords, 'Scale': scale}).outputs['Vector']

    def warped(self, amount, scale=3.0):
        """Coordinates bent by noise, so that cells lose their straight edges."""
        wobble = self.add('ShaderNodeTexNoise', {'Vector': self.coords, 'Scale': scale, 'Detail': 3})
        return self.mix(amount, self.coords, wobble.outputs['Color'], 'ADD')

    def noise(self, scale, detail=6, rough=0.55, vector=None, distortion=0.0):
        return self.add(
            'ShaderNodeTexNoise',
            {
                'Vector': vector or self.coords,
                'Scale': scale,
                'Detail': detail,
                'Roughness': rough,
                'Distortion': distortion,
            },
        ).outputs['Fac']

    def cells(self, scale, feature='F1', vector=None, randomness=1.0):
        return self.add(
            'ShaderNodeTexVoronoi',
            {'Vector': vector or self.coords, 'Scale': scale, 'Randomness': randomness},
            feature=feature,
        ).outputs['Distance']

    def wave(self, scale, axis='X', distortion=0.0, vector=None, profile='SIN'):
        return self.add(
            'ShaderNodeTexWave',
            {
                'Vector': vector or self.coords,
                'Scale': scale,
                'Distortion': distortion,
                'Detail': 2,
                'Detail Scale': 1.5,
            },
            bands_direction=axis,
            wave_profile=profile,
        ).outputs['Fac']

    def ramp(self, factor, *stops):
        """Map a factor to colours; each stop is (position, colour or grey)."""
        node = self.add('ShaderNodeValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = rgba(color)
        return node.outputs['Color']

    def mix(self, factor, first, second, mode='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=mode)
        for key, value in (('Fac', factor), ('Color1', first), ('Color2', second)):
            if key != 'Fac' and not isinstance(value, bpy.types.NodeSocket):
                value = rgba(value)
            self._feed(node.inputs[key], value)
        return node.outputs['Color']

    def math(self, operation, first, second=0.0):
        node = self.add('ShaderNodeMath', operation=operation)
        self._feed(node.inputs[0], first)
        self._feed(node.inputs[1], second)
        return node.outputs['Value']

    def attribute(self, name):
        return self.add('ShaderNodeAttribute', attribute_name=name).outputs['Color']

    def bump(self, *layers):
        """Stack height layers, each (height, strength, distance in metres), coarse first."""
        normal = None
        for height, strength, distance in layers:
            inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
            if normal:
                inputs['Normal'] = normal
            normal = self.add('ShaderNodeBump', inputs).outputs['Normal']
        self.set('Normal', normal)
        return self


def rgba(color):
    if isinstance(color, (int, float)):
        return (color, color, color, 1)
    return (*color[:3], 1)
