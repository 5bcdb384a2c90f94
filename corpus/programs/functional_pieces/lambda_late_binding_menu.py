def make_menu(entries):
    actions = {}
    for name, price in entries:
        actions[name] = lambda n=1, price=price: n * price
    return actions


def make_bad_menu(entries):
    actions = {}
    for name, price in entries:
        actions[name] = lambda n=1: n * price
    return actions


entries = [("tea", 2), ("coffee", 3), ("cake", 5)]
good, bad = make_menu(entries), make_bad_menu(entries)
for name, _ in entries:
    print(f"{name:<8}{good[name](2):>3}{bad[name](2):>3}")
good["soup"] = good["tea"]
del good["tea"]
print(sorted(good), good["soup"]())
total = sum(action() for action in good.values())
print(total, max(good, key=lambda name: (good[name](), name)))
print(good["tea"](1))
