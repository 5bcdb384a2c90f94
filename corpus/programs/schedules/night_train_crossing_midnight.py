def minutes(text):
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def duration(start, end):
    return (minutes(end) - minutes(start)) % (24 * 60)


def connections(trains, max_wait=60):
    for a in trains:
        for b in trains:
            if a["to"] == b["from"]:
                wait = minutes(b["dep"]) - minutes(a["arr"])
                if 0 <= wait <= max_wait:
                    yield a, b, wait


def main():
    trains = [
        {"from": "Ulm", "to": "Wien", "dep": "20:10", "arr": "23:50"},
        {"from": "Wien", "to": "Graz", "dep": "00:15", "arr": "02:55"},
        {"from": "Wien", "to": "Linz", "dep": "23:58", "arr": "01:12"},
    ]
    for t in trains:
        d = duration(t["dep"], t["arr"])
        print(f"{t['from']}-{t['to']} {d // 60}:{d % 60:02d}")
    found = [(a["from"], b["to"], w) for a, b, w in connections(trains)]
    print(found)
    print(list(connections(trains, max_wait=5)))
    longest = max(trains, key=lambda t: duration(t["dep"], t["arr"]))
    print(longest["to"], duration("12:00", "12:00"))


main()
