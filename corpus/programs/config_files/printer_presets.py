presets = [
    ("draft", {"dpi": 150, "colour": False, "duplex": True}),
    ("photo", {"dpi": 1200, "colour": True, "paper": "glossy"}),
    ("letter", {"dpi": 300, "colour": False, "paper": "plain"}),
]
wish = {"colour": False, "paper": "plain", "dpi": 300, "staple": True}

best_name = ""
best_points = -1
for name, settings in presets:
    points = 0
    for key in wish:
        if key in settings and settings[key] == wish[key]:
            points += 2
        elif key in settings:
            points -= 1
    print(name, points)
    if points > best_points:
        best_points = points
        best_name = name

print("closest:", best_name)
chosen = dict(presets)[best_name]
missing = {k: v for k, v in wish.items() if k not in chosen}
print("missing:", missing)

merged = chosen | missing
ink = merged["dpi"] / 100 * (3 if merged["colour"] else 1)
print(merged, "ink", ink)
all_keys = sorted(set().union(*(s for _, s in presets)))
for k in all_keys:
    print(f"{k:<7}", *(str(s.get(k, "·")).ljust(7) for _, s in presets))
