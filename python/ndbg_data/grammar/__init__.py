"""The grammar of generated programs: tables of templates (data) and the engine that fills them in."""
