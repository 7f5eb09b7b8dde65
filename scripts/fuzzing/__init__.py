"""What the scripts that fuzz share: one module for each thing, see scripts/README.md."""
