def most_lessons(requests):
    chosen = []
    busy_until = 0
    for begin, end, who in sorted(requests, key=lambda r: r[1]):
        if begin >= busy_until:
            chosen.append(who)
            busy_until = end
    return chosen


def rooms_needed(requests):
    events = sorted([(b, 1) for b, _, _ in requests] + [(e, -1) for _, e, _ in requests])
    now = most = 0
    for _, change in events:
        now += change
        most = max(most, now)
    return most


requests = [
    (9, 12, "Ada"), (9, 10, "Bix"), (10, 11, "Cy"),
    (10, 14, "Dot"), (11, 13, "Ed"), (13, 15, "Flo"),
]
print(most_lessons(requests))
print("rooms for all:", rooms_needed(requests))
print("refused:", [w for *_, w in requests if w not in most_lessons(requests)])

requests.append((10.5, 10.75, "Gil"))
print(most_lessons(requests))
earliest_start = sorted(requests)[0]
print(earliest_start, most_lessons([earliest_start]), rooms_needed([]))
