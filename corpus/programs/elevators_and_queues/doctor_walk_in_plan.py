def main():
    start, end = 9 * 60, 11 * 60
    booked = {"09:00": "Frei", "09:30": "Groß", "10:15": "Huber"}
    walk_ins = [("Iske", "09:05", 10), ("Jahn", "09:20", 20), ("Kuhn", "10:00", 15), ("Lutz", "10:50", 25)]
    length = 15

    def to_min(text):
        h, m = text.split(":")
        return int(h) * 60 + int(m)

    busy = sorted((to_min(t), to_min(t) + length, n) for t, n in booked.items())
    refused = []
    for name, came, need in walk_ins:
        t = max(start, to_min(came))
        for a, b, _ in busy:
            if t + need <= a:
                break
            t = max(t, b)
        if t + need > end:
            refused.append(name)
            continue
        busy.append((t, t + need, name + "*"))
        busy.sort()
    for a, b, name in busy:
        print(f"{a // 60:02}:{a % 60:02}-{b // 60:02}:{b % 60:02} {name}")
    free = (end - start) - sum(b - a for a, b, _ in busy)
    waits = {n[:-1]: a - to_min(c) for a, _, n in busy for w, c, _ in walk_ins if n == w + "*"}
    print("free minutes", free, "waits", waits, "refused", refused)


main()
