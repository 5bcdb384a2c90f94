def split_teams(people, quarrels):
    """Two rooms so that nobody who quarrels shares one; None if that cannot be done."""
    room = {}
    against = {p: [] for p in people}
    for a, b in quarrels:
        against[a].append(b)
        against[b].append(a)
    for person in people:
        if person in room:
            continue
        room[person] = 0
        stack = [person]
        while stack:
            current = stack.pop()
            for other in against[current]:
                if other not in room:
                    room[other] = 1 - room[current]
                    stack.append(other)
                elif room[other] == room[current]:
                    return None
    return [sorted(p for p in people if room[p] == side) for side in (0, 1)]


def main():
    jurors = ["Abe", "Bix", "Cy", "Dot", "Ev"]
    fights = [("Abe", "Bix"), ("Bix", "Cy"), ("Dot", "Ev")]
    left, right = split_teams(jurors, fights)
    print("room 1:", left)
    print("room 2:", right)
    fights.append(("Cy", "Dot"))
    print(split_teams(jurors, fights))
    fights.append(("Abe", "Cy"))
    result = split_teams(jurors, fights)
    print("possible" if result else "impossible")


main()
