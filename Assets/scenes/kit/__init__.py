"""Materials, shapes, lights and camera shared by every scene."""
