def averager():
    """Send numbers in, get the mean so far."""
    total = count = 0
    mean = None
    while True:
        value = yield mean
        if value is None:
            continue
        total += value
        count += 1
        mean = total / count


def smooth(values, weight=0.5):
    level = None
    for v in values:
        level = v if level is None else weight * v + (1 - weight) * level
        yield round(level, 3)


def main():
    avg = averager()
    next(avg)
    for grams in (100, 104, 99):
        print(grams, "->", avg.send(grams))
    print(next(avg), avg.send(None))
    avg.close()
    try:
        avg.send(1)
    except StopIteration:
        print("closed")
    print(list(smooth([10, 20, 20, 0])), list(smooth([], 1)))
    fresh = averager()
    print(fresh.send(50))


main()
