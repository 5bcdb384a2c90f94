def server(point):
    return "Ann" if is_even(point) else "Bea"


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def score_line(points, mine=0, yours=0):
    """Points is a string like 'abba'; returns all the scores on the way."""
    if not points:
        return []
    if points[0] == "a":
        mine += 1
    else:
        yours += 1
    return [f"{mine}:{yours}"] + score_line(points[1:], mine, yours)


def winner(points, target=3, **score):
    a, b = score.get("a", 0), score.get("b", 0)
    if max(a, b) >= target and abs(a - b) >= 2:
        return ("Ann" if a > b else "Bea"), f"{a}:{b}"
    if not points:
        return None, f"{a}:{b}"
    score[points[0]] = score.get(points[0], 0) + 1
    return winner(points[1:], target, **score)


rally = "abaabba"
print([server(i) for i in range(4)])
print(score_line(rally))
print(winner(rally), winner("aaab"), winner(rally + "aa", target=5))
print(is_odd(7), is_even(7))
