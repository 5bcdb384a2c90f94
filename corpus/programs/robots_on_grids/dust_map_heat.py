rooms = {"kitchen": [3, 9, 4], "hall": [1, 1, 2], "bedroom": [5, 0, 7]}
SHADES = " .:*#"


def shade(v, top):
    return SHADES[v * (len(SHADES) - 1) // top]


top = max(max(v) for v in rooms.values())
for name, cells in rooms.items():
    print(f"{name:>8} |{''.join(shade(v, top) for v in cells)}|")

visits = 0
while True:
    name, cells = max(rooms.items(), key=lambda kv: max(kv[1]))
    worst = max(cells)
    if worst <= 2:
        break
    cells[cells.index(worst)] //= 2
    visits += 1
    print(f"visit {visits}: {name} {worst} -> {worst // 2}")

print(rooms)
print("dust left:", sum(map(sum, rooms.values())))
cleanest, *rest = sorted(rooms, key=lambda n: sum(rooms[n]))
print("cleanest:", cleanest, "then", " and ".join(rest))
