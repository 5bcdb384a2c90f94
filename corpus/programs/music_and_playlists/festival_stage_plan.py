def main():
    acts = [
        ("Die Brücke", "Main", "18:00", 60),
        ("Nøkken", "Tent", "18:30", 45),
        ("Ojos Negros", "Main", "19:30", 75),
        ("Tin Can", "Tent", "19:00", 50),
        ("Vera & Band", "Tent", "20:15", 60),
    ]
    favourites = {"Nøkken": 3, "Ojos Negros": 5, "Vera & Band": 4, "Die Brücke": 2}
    slots = []
    for name, stage, start, minutes in acts:
        h, m = start.split(":")
        begin = int(h) * 60 + int(m)
        slots.append((begin, begin + minutes, stage, name))
    slots.sort()
    for a, b in zip(slots, slots[1:]):
        if a[2] == b[2] and a[1] > b[0]:
            print("clash on stage:", a[3], b[3])
    plan, free_at, here = [], 0, None
    for begin, end, stage, name in slots:
        walk = 10 if here and here != stage else 0
        if name in favourites and begin >= free_at + walk:
            plan.append(name)
            free_at, here = end, stage
    print("plan:", plan, "points", sum(favourites[n] for n in plan))
    missed = sorted(favourites.keys() - set(plan), key=favourites.get, reverse=True)
    print("missed:", missed)
    stages = {s: sum(e - b for b, e, st, _ in slots if st == s) for s in ("Main", "Tent")}
    print(stages, f"last ends {max(s[1] for s in slots) // 60}:{max(s[1] for s in slots) % 60:02}")


if __name__ == "__main__":
    main()
