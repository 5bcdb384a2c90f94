BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


def result(a, b):
    if a == b:
        return 0
    return 1 if BEATS[a] == b else -1


def counter_last(history):
    if not history:
        return "rock"
    last = history[-1]
    return next(m for m, loser in BEATS.items() if loser == last)


def counter_most(history):
    if not history:
        return "paper"
    favourite = max(sorted(set(history)), key=history.count)
    return [m for m in BEATS if BEATS[m] == favourite][0]


def play(strategy, moves):
    history, score = [], 0
    for theirs in moves:
        mine = strategy(history)
        score += result(mine, theirs)
        history.append(theirs)
    return score


def main():
    opponents = {
        "stubborn": ["rock"] * 5,
        "cycler": ["rock", "paper", "scissors"] * 2,
        "mixed": ["paper", "paper", "rock", "scissors", "scissors", "paper"],
    }
    for name, moves in opponents.items():
        scores = [play(s, moves) for s in (counter_last, counter_most)]
        print(f"{name:9}", *(f"{x:+d}" for x in scores))


main()
