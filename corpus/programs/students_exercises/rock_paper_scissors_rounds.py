BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def play(a, b):
    if a == b:
        return 0
    return 1 if BEATS[a] == b else -1


def match(first, second):
    points = [0, 0]
    for a, b in zip(first, second):
        result = play(a, b)
        if result:
            points[result < 0] += 1
        print(f"{a:>8} - {b:<8} {points[0]}:{points[1]}")
        if 2 in points:
            break
    return "first" if points[0] > points[1] else "second" if points[1] > points[0] else "draw"


short = {k[0]: k for k in BEATS}
ann = [short[c] for c in "rrpsp"]
bob = [short[c] for c in "psrrr"]
print(match(ann, bob))
print(match(ann[:1], bob[2:]), match([], ann))
print(play("rock", "well"))
print(play("well", "rock"))
