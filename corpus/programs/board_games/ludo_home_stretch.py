COLORS = ["red", "green", "yellow", "blue"]
START = {"red": 0, "green": 10, "yellow": 20, "blue": 30}
TRACK = 40


def place(color, steps):
    """Where a pawn stands after so many steps, or None at home."""
    if steps >= TRACK:
        return None
    return (START[color] + steps) % TRACK


def bump(pawns, mover):
    hit = []
    spot = place(mover, pawns[mover])
    for color in COLORS:
        if color == mover or color not in pawns:
            continue
        if place(color, pawns[color]) == spot:
            pawns[color] = 0
            hit.append(color)
    return hit


def main():
    pawns = {"red": 3, "green": 0, "yellow": 27}
    rolls = [("red", 6), ("yellow", 2), ("green", 5), ("red", 6), ("green", 4)]
    for color, eyes in rolls:
        pawns[color] += eyes
        victims = bump(pawns, color)
        note = " kicks " + ", ".join(victims) if victims else ""
        print(f"{color:<7}{eyes} -> {place(color, pawns[color])}{note}")
    leader = max(pawns, key=pawns.get)
    print("leader:", leader, "with", pawns[leader])
    print(place("blue", 12), place("yellow", 40))


if __name__ == "__main__":
    main()
