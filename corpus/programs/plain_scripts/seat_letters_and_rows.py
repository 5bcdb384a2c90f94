rows, letters = 3, "ABCD"
taken = {"1A", "2C", "3D", "2B"}
requests = [("window", 1), ("aisle", 2), ("window", 3), ("together", 2)]
sides = {"window": "AD", "aisle": "BC"}
for wish, n in requests:
    found = []
    if wish == "together":
        for row in range(1, rows + 1):
            for x, y in zip(letters, letters[1:]):
                if f"{row}{x}" not in taken and f"{row}{y}" not in taken:
                    found = [f"{row}{x}", f"{row}{y}"]
                    break
            if found:
                break
    else:
        found = [f"{r}{x}" for r in range(1, rows + 1) for x in sides[wish] if f"{r}{x}" not in taken][:n]
    if len(found) < n:
        print(wish, "only", found)
    taken.update(found)
    print(wish, n, "->", *found)
free = sorted({f"{r}{x}" for r in range(1, rows + 1) for x in letters} - taken)
print(free, len(taken))
