POSITIONS = {"sider": 0, "razorback": 5, "trotter": 5, "snouter": 10, "jowler": 15}


def score(a, b):
    match sorted((a, b)):
        case ["left", "left"] | ["right", "right"]:
            return 1
        case ["left", "right"]:
            return None
        case [x, y] if x == y:
            return 4 * POSITIONS[x]
        case [x, y]:
            return POSITIONS.get(x, 0) + POSITIONS.get(y, 0)


def turn(throws, stop_at=20):
    total = 0
    for n, throw in enumerate(throws, 1):
        points = score(*throw)
        if points is None:
            return 0, n
        total += points
        if total >= stop_at:
            break
    return total, n


def main():
    turns = {
        "Anja": [("left", "trotter"), ("razorback", "razorback")],
        "Brit": [("snouter", "jowler"), ("left", "right")],
        "Chad": [("left", "left"), ("left", "right"), ("jowler", "jowler")],
        "Dina": [("right", "right"), ("trotter", "left"), ("left", "snouter")],
    }
    for name, throws in turns.items():
        points, n = turn(throws)
        print(f"{name}: {points:>3} in {n} throws; greedy {turn(throws, 99)[0]}")
    values = {p: score(p, p) for p in POSITIONS}
    print(values)


main()
