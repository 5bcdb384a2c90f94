hours = {"Ava": 2.5, "Bao": 6, "Cai": 4, "Dua": 3.5, "Eik": 9, "Fynn": 4}
limits = [3, 5, 7]
labels = ["light", "normal", "heavy", "extreme"]


def group(h):
    for i in range(len(limits)):
        if h < limits[i]:
            return labels[i]
    return labels[-1]


table = {l: [] for l in labels}
for name, h in hours.items():
    table[group(h)].append(name)
for label, names in table.items():
    print(f"{label:<8} {len(names)} {', '.join(names)}")

mean = sum(hours.values()) / len(hours)
print("mean", round(mean, 2), "above", [n for n in hours if hours[n] > mean])

goal = {n: max(2, h - 1) for n, h in hours.items()}
moved = [n for n in hours if group(goal[n]) != group(hours[n])]
print("would move:", moved)
saved = sum(hours.values()) - sum(goal.values())
print(f"saved {saved} h a day, {saved * 7:.0f} h a week")
swap = dict(sorted(hours.items(), key=lambda x: (-x[1], x[0])))
first, second, *_ = swap
print(first, second, list(swap)[-1])
same = [(a, b) for a in hours for b in hours if a < b and hours[a] == hours[b]]
print(same, group(5), group(4.99))
