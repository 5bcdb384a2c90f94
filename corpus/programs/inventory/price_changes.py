old_prices = {"desk": 180, "chair": 95, "lamp": 40, "shelf": 60}
new_prices = {"desk": 199, "chair": 95, "shelf": 54, "mirror": 33}


def diff(old, new):
    added = sorted(set(new) - set(old))
    removed = sorted(set(old) - set(new))
    changed = {}
    for name in old:
        if name in new and old[name] != new[name]:
            changed[name] = (old[name], new[name])
    return added, removed, changed


def percent(before, after):
    return round((after - before) / before * 100, 1)


added, removed, changed = diff(old_prices, new_prices)
print("added:", added)
print("removed:", removed)
for name, (before, after) in changed.items():
    p = percent(before, after)
    arrow = "up" if p > 0 else "down"
    print(f"{name}: {before} -> {after} ({arrow} {abs(p)}%)")
average = sum(percent(*pair) for pair in changed.values()) / len(changed)
print(f"average change {average:+.2f}%")
