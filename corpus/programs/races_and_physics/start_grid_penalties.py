qualifying = ["VER", "NOR", "LEC", "HAM", "ALO", "TSU"]
penalties = {"VER": 5, "LEC": 1, "TSU": 3}
pit_lane = ["HAM"]


def grid(qualifying, penalties):
    spots = {}
    for i, driver in enumerate(qualifying):
        spots[driver] = i + penalties.get(driver, 0)
    return sorted(qualifying, key=lambda d: (spots[d], -qualifying.index(d)))


def rows(order):
    for i in range(0, len(order), 2):
        yield tuple(order[i:i + 2])


order = grid(qualifying, penalties)
for driver in pit_lane:
    order.remove(driver)
for number, row in enumerate(rows(order), 1):
    left, right = (row + ("",))[:2]
    print(f"{number}  [{left:3}]    \n        [{right:3}]" if right else f"{number}  [{left:3}]")
print("pit lane:", *pit_lane)
moved = {d: qualifying.index(d) - order.index(d) for d in order}
print({d: f"{m:+d}" for d, m in moved.items()})
winner = max(moved, key=moved.get)
print("gains most:", winner)
assert qualifying[0] == "VER" and len(order) == 5
