def main():
    cats = {"0A7F": "Minka", "11C2": "Kater Karlo"}
    curfew = (21, 6)
    log = [("0A7F", "out", 8), ("FFFF", "in", 9), ("11C2", "out", 20), ("0A7F", "out", 22), ("11C2", "in", 23), ("0A7F", "in", 7)]
    inside = set(cats.values())
    refused = []
    for chip, way, hour in log:
        cat = cats.get(chip)
        night = hour >= curfew[0] or hour < curfew[1]
        if cat is None:
            refused.append((hour, "stranger"))
        elif way == "out" and night:
            refused.append((hour, cat))
        elif way == "out":
            inside.discard(cat)
        else:
            inside.add(cat)
        print(f"{hour:>2}h {cat or chip:12}{way:4}inside: {', '.join(sorted(inside)) or '-'}")
    print("refused:", refused)
    trips = {name: sum(1 for c, w, _ in log if cats.get(c) == name and w == "out") for name in cats.values()}
    print("trips:", trips)
    if len(inside) == len(cats):
        print("everybody is at home")


main()
