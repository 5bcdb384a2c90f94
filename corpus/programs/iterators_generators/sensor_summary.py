def readings():
    for raw in "18.2 19.0 n/a 21.7 20.4".split():
        try:
            yield float(raw)
        except ValueError:
            continue


def summary(values):
    lowest = min(values)
    highest = max(values, default=None)
    return lowest, highest


def mean(values):
    total = n = 0
    for v in values:
        total += v
        n += 1
    return round(total / n, 2)


def main():
    print("mean", mean(readings()))
    print("list:", summary(list(readings())))
    data = readings()
    print("generator:", summary(data))
    doubled = (v * 2 for v in readings())
    print(sum(doubled), sum(doubled))
    hot = [v for v in readings() if v > 20]
    print(hot, mean(hot))
    print("mean", mean(data))


main()
