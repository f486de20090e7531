"""Dishes on a table by a window, one module each."""
