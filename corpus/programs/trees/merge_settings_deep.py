def merge(base, extra):
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            merge(base[key], value)
        else:
            base[key] = value
    return base


DEFAULTS = {"font": {"size": 11, "face": "Mono"}, "tabs": 4, "plugins": ["lint"]}


def settings_for(user, **overrides):
    merged = merge(dict(DEFAULTS), user)
    return merge(merged, overrides)


first = settings_for({"font": {"size": 14}}, tabs=2)
print(first)
second = settings_for({"plugins": ["spell", "lint"]})
print(second["font"], second["tabs"], second["plugins"])
print("defaults:", DEFAULTS)
third = settings_for({"font": None, "theme": {"dark": True}})
print(third["font"], third["theme"])
print(settings_for({})["font"]["size"])
