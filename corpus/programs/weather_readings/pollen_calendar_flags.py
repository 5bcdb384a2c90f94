pollen = {"hazel": (1, 4), "birch": (3, 5), "grass": (5, 9), "mugwort": (7, 9)}
allergies = {"Ben": ["birch", "hazel"], "Kim": ["grass"], "Tom": []}
holidays = [4, 6, 10]

print("          123456789012")
for plant, (a, b) in pollen.items():
    print(f"{plant:10}" + "".join("x" if a <= m <= b else "." for m in range(1, 13)))

for name, plants in allergies.items():
    bad = set()
    for p in plants:
        bad |= set(range(pollen[p][0], pollen[p][1] + 1))
    ok = [m for m in holidays if m not in bad]
    print(f"{name}: bad months {sorted(bad) or 'none'}, holidays {ok}")

busiest = max(range(1, 13), key=lambda m: sum(a <= m <= b for a, b in pollen.values()))
print("busiest month", busiest)
free = [m for m in range(1, 13) if not any(a <= m <= b for a, b in pollen.values())]
print("free", free, len(free))
