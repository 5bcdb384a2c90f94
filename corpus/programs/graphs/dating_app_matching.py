def stable(askers, askees):
    free = list(askers)
    engaged = {}
    asked = {a: 0 for a in askers}
    while free:
        a = free.pop(0)
        b = askers[a][asked[a]]
        asked[a] += 1
        current = engaged.get(b)
        if current is None:
            engaged[b] = a
        elif askees[b].index(a) < askees[b].index(current):
            engaged[b] = a
            free.append(current)
        else:
            free.append(a)
    return {a: b for b, a in engaged.items()}


def happiness(matches, wishes):
    return {p: wishes[p].index(q) + 1 for p, q in matches.items()}


def main():
    students = {
        "Ida": ["bakery", "zoo", "library"],
        "Jan": ["bakery", "library", "zoo"],
        "Kim": ["zoo", "bakery", "library"],
    }
    places = {
        "bakery": ["Kim", "Jan", "Ida"],
        "zoo": ["Ida", "Jan", "Kim"],
        "library": ["Jan", "Ida", "Kim"],
    }
    matches = stable(students, places)
    for name in sorted(matches):
        print(f"{name:>4} -> {matches[name]}")
    print("choice number:", happiness(matches, students))
    reverse = stable(places, students)
    same = {s: p for p, s in reverse.items()} == matches
    print("same from the other side:", same)


main()
