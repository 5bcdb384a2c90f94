ORES = {"i": 3, "g": 20, "c": 1, "#": 0}
ROWS = ["cciggc#", "c#ci###", "gccccci"]


def mine(row, battery):
    value = 0
    used = 0
    for cell in row:
        cost = 3 if cell == "#" else 1
        if used + cost > battery:
            return value, used, True
        used += cost
        value += ORES[cell]
    return value, used, False


def best_row(battery):
    return max(range(len(ROWS)), key=lambda r: mine(ROWS[r], battery)[0])


def main():
    for battery in (3, 5, 9):
        r = best_row(battery)
        value, used, stuck = mine(ROWS[r], battery)
        print(f"battery {battery}: row {r} gives {value}, used {used}{', stuck' if stuck else ''}")
    left = list(ROWS)
    total = 0
    battery = 14
    while left and battery > 0:
        row = max(left, key=lambda row: sum(ORES[c] for c in row) / len(row))
        value, used, stuck = mine(row, battery)
        battery -= used
        total += value
        left.remove(row)
        print(row, value, "battery", battery)
        if stuck:
            break
    print("total", total, "left", left)
    counts = {o: "".join(ROWS).count(o) for o in ORES}
    print(counts, sum(ORES[o] * n for o, n in counts.items()) - total, "lost")


if __name__ == "__main__":
    main()
