par = [4, 3, 5, 4]
WORDS = {-3: "albatross", -2: "eagle", -1: "birdie", 0: "par", 1: "bogey", 2: "double bogey"}


def describe(strokes, par):
    if strokes == 1:
        return "hole in one"
    diff = strokes - par
    return WORDS.get(diff) or f"{diff} over"


def to_par(total, par_total):
    diff = total - par_total
    return "E" if diff == 0 else f"{diff:+d}"


def card(name, strokes):
    words = [describe(s, p) for s, p in zip(strokes, par, strict=True)]
    return f"{name}: {sum(strokes)} ({to_par(sum(strokes), sum(par))}) {', '.join(words)}"


print(card("Nelly", [3, 3, 5, 5]))
print(card("Bryson", [4, 1, 3, 4]))
print(card("Uncle Bob", [7, 6, 9, 4]))
best_ball = [min(hole) for hole in zip([3, 3, 5, 5], [4, 1, 3, 4], [7, 6, 9, 4])]
print(card("best ball", best_ball))
print(card("Shorty", [4, 3, 5]))
