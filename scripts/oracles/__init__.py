"""How the scripts ask the tools that Plumbline is compared with."""
