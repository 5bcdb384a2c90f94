trains = [(805, "RB 1", 0), (812, "IC 4", 3), (820, "RB 2", 0), (835, "RE 9", 12), (840, "IC 8", 7)]


def first_after(time):
    lo, hi = 0, len(trains)
    while lo < hi:
        mid = (lo + hi) // 2
        if trains[mid][0] < time:
            lo = mid
        else:
            hi = mid
        if hi - lo == 1:
            break
    return trains[hi]


def delays():
    return sorted(trains, key=lambda t: t[2])


def main():
    print(first_after(810))
    print(first_after(821))
    print([name for _, name, d in delays()[::-1] if d])
    mean = sum(d for *_, d in trains) / len(trains)
    print(f"mean delay {mean:.1f}")
    print(first_after(800))
    worst = max(trains, key=lambda t: t[-1])
    print(worst[1], worst[0] + worst[2])
    print(first_after(900))


main()
