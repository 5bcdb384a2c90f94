from math import floor, log10

values = [2100, 2350, 2400, 2900, 3100, 3150, 3300, 4800, 7200]


def nice_step(span, parts):
    raw = span / parts
    magnitude = 10 ** floor(log10(raw))
    for factor in (1, 2, 5, 10):
        if factor * magnitude >= raw:
            return factor * magnitude


def bins(values, parts=5):
    step = nice_step(max(values) - min(values), parts)
    start = min(values) // step * step
    counts = {}
    edge = start
    while edge <= max(values):
        counts[edge] = 0
        edge += step
    for v in values:
        counts[v // step * step] += 1
    return step, counts


def main():
    step, counts = bins(values)
    for edge, n in counts.items():
        print(f"{edge:>5}-{edge + step - 1:<5} {'█' * n}{'' if n else '·'} {n or ''}".rstrip())
    print("step", step, "bins", len(counts), "values", sum(counts.values()))
    running = 0
    for edge, n in counts.items():
        running += n
        if running >= len(values) / 2:
            print("the median lies in the bin from", edge)
            break
    fine, counts = bins(values, parts=12)
    print(fine, [n for n in counts.values()])
    print(nice_step(7, 5), nice_step(1, 4), nice_step(90, 10))
    print(bins([5, 5, 5]))


main()
