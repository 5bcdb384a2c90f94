STAGES = "seed sprout leaf bud flower fruit".split()
need = dict(zip(STAGES, [2, 3, 4, 3, 2]))

def grow(water_by_day):
    stage = 0
    water = 0
    dry_days = 0
    diary = []
    for day, w in enumerate(water_by_day, 1):
        water += w
        dry_days = 0 if w else dry_days + 1
        if dry_days > 2:
            diary.append((day, "withered"))
            break
        name = STAGES[stage]
        if water >= need[name]:
            water -= need[name]
            stage += 1
            diary.append((day, STAGES[stage]))
    return diary

tomato = grow([1, 1, 3, 0, 2, 2, 2, 1])
basil = grow([2, 0, 0, 0, 5])
for name, diary in (("tomato", tomato), ("basil", basil)):
    print(name, *[f"{d}:{s}" for d, s in diary])

last_day, last = tomato[-1]
print(f"tomato reached {last} on day {last_day}")
chili = grow([9] * 9)
print(chili)
