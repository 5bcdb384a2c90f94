def to_minutes(text):
    hours, minutes = text.split(":")
    return 60 * int(hours) + int(minutes)


def to_text(minutes):
    return "%02d:%02d" % divmod(minutes, 60)


def overlap(a, b):
    start = max(a[0], b[0])
    end = min(a[1], b[1])
    return (start, end) if start < end else None


def free_slots(busy, day=("09:00", "17:00")):
    begin, finish = map(to_minutes, day)
    free = []
    for start, end in sorted(busy):
        if start > begin:
            free.append((begin, start))
        begin = max(begin, end)
    if begin < finish:
        free.append((begin, finish))
    return free


def parse(*ranges):
    return [tuple(map(to_minutes, r.split("-"))) for r in ranges]


def main():
    anna = parse("09:00-10:30", "13:00-14:00")
    boris = parse("10:00-11:00", "12:30-13:30", "16:00-17:00")
    free_a, free_b = free_slots(anna), free_slots(boris)
    common = [o for a in free_a for b in free_b if (o := overlap(a, b))]
    for start, end in common:
        print(to_text(start), "-", to_text(end), f"({end - start} min)")
    long_enough = [c for c in common if c[1] - c[0] >= 60]
    print(len(long_enough), "slots of an hour or more")
    best = max(common, key=lambda c: c[1] - c[0])
    print("best starts", to_text(best[0]))


if __name__ == "__main__":
    main()
