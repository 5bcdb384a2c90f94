def debounce(times, gap):
    kept = []
    for t in times:
        if not kept or t - kept[-1] > gap:
            kept.append(t)
    return kept


def throttle(times, per_second):
    bucket = {}
    for t in times:
        second = t // 1000
        if bucket.get(second, 0) < per_second:
            bucket[second] = bucket.get(second, 0) + 1
            yield t


def double_clicks(times, within=300):
    i = 0
    pairs = []
    while i < len(times) - 1:
        if times[i + 1] - times[i] <= within:
            pairs.append((times[i], times[i + 1]))
            i += 2
        else:
            i += 1
    return pairs


def main():
    clicks = [10, 40, 420, 640, 1500, 1520, 1780, 3000]
    clean = debounce(clicks, 50)
    print(clean)
    doubles = double_clicks(clean)
    print("double:", doubles)
    print("throttled:", list(throttle(clicks, 2)))
    dropped = sorted(set(clicks) - set(clean))
    print("bounces", dropped, f"{len(dropped) / len(clicks):.0%}")


if __name__ == "__main__":
    main()
