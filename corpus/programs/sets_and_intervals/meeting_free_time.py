def merge(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(end, merged[-1][1])
        else:
            merged.append([start, end])
    return merged


def free(busy, opens=9, closes=18):
    gaps = []
    now = opens
    for start, end in merge(busy):
        if start > now:
            gaps.append((now, start))
        now = max(now, end)
    if now < closes:
        gaps.append((now, closes))
    return gaps


def common(people, length):
    everyone = [slot for slots in people.values() for slot in slots]
    return [(s, e) for s, e in free(everyone) if e - s >= length]


def main():
    people = {
        "Lea": [(9, 10), (13, 14.5)],
        "Omar": [(10, 11), (16, 17)],
        "Pia": [(9.5, 12), (14, 15)],
    }
    for name, slots in people.items():
        print(name, "free:", free(slots))
    print("busy:", merge(sum(people.values(), [])))
    print("one hour together:", common(people, 1))
    print("two hours together:", common(people, 2) or "impossible")


if __name__ == "__main__":
    main()
