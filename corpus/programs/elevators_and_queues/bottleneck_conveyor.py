from itertools import accumulate

stations = [("wash", 4), ("peel", 7), ("slice", 5), ("pack", 3)]
names, minutes = zip(*stations)


def finish_times(n):
    ready = [0] * len(stations)
    table = []
    for _ in range(n):
        previous = 0
        row = []
        for i, m in enumerate(minutes):
            previous = max(previous, ready[i]) + m
            ready[i] = previous
            row.append(previous)
        table.append(row)
    return table


def main():
    table = finish_times(4)
    print("      " + "".join(f"{n:>7}" for n in names))
    for i, row in enumerate(table, 1):
        print(f"box {i} " + "".join(f"{t:7}" for t in row))
    bottleneck = names[minutes.index(max(minutes))]
    print("alone:", list(accumulate(minutes)), "bottleneck:", bottleneck)
    gaps = [b[-1] - a[-1] for a, b in zip(table, table[1:])]
    print("gaps", gaps, set(gaps) == {max(minutes)})


main()
