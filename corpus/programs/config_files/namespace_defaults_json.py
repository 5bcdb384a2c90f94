import json
from types import SimpleNamespace

DEFAULTS = '{"window": {"w": 640, "h": 480}, "theme": "light", "recent": []}'


def load(text, base=None):
    settings = json.loads(DEFAULTS) if base is None else base
    for key, value in json.loads(text).items():
        if isinstance(value, dict) and isinstance(settings.get(key), dict):
            settings[key].update(value)
        else:
            settings[key] = value
    return settings


def to_object(value):
    if isinstance(value, dict):
        return SimpleNamespace(**{k: to_object(v) for k, v in value.items()})
    return value


s = to_object(load('{"window": {"h": 600}, "theme": "dark", "zoom": 1.5}'))
print(s.window.w, s.window.h, s.theme, s.zoom, s.recent)
s.recent.append("a.txt")
print(s, vars(s.window))
print(json.dumps(load("{}"), sort_keys=True))
for bad in ('{"a": }', "[1, 2]"):
    try:
        load(bad)
    except json.JSONDecodeError as e:
        print("bad json at", e.pos)
    except AttributeError as e:
        print(e)
print(s.window.depth)
