LADDER = [50, 100, 200, 500, 1000, 2000, 4000, 8000]
SAFE = {500, 4000}


class Lifelines:
    def __init__(self, **left):
        self.left = left

    def use(self, name):
        if self.left.get(name, 0) < 1:
            raise RuntimeError(f"no {name} left")
        self.left[name] -= 1
        return name


def play(moves, lifelines):
    won = safe = 0
    for level, move in zip(LADDER, moves):
        if move == "stop":
            return won, "stopped"
        if move.startswith("use "):
            lifelines.use(move[4:])
            move = "right"
        if move == "wrong":
            return safe, f"fell at {level}"
        won = level
        if level in SAFE:
            safe = level
    return won, "all right" if won == LADDER[-1] else "time is up"


games = [
    ["right"] * 5 + ["wrong"],
    ["right", "use audience", "right", "stop"],
    ["right", "use phone", "use phone"],
    ["right"] * 8,
    ["wrong"],
]
for moves in games:
    helpers = Lifelines(audience=1, phone=1)
    try:
        money, how = play(moves, helpers)
        print(f"{money:>5} {how}, left {sum(helpers.left.values())} helpers")
    except RuntimeError as e:
        print("      refused:", e)
print("next safe level after 1000:", min(s for s in SAFE if s > 1000))
