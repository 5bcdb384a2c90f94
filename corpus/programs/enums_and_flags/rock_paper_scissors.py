from enum import Enum
from collections import Counter


class Hand(Enum):
    ROCK = "r"
    PAPER = "p"
    SCISSORS = "s"

    def beats(self, other):
        return (self, other) in WINS


WINS = {
    (Hand.ROCK, Hand.SCISSORS),
    (Hand.SCISSORS, Hand.PAPER),
    (Hand.PAPER, Hand.ROCK),
}


def result(a, b):
    if a is b:
        return "draw"
    return "first" if a.beats(b) else "second"


def copycat(history):
    return history[-1][1] if history else Hand.ROCK


def play(moves, strategy):
    history, score = [], Counter()
    for letter in moves:
        mine, yours = strategy(history), Hand(letter)
        score[result(mine, yours)] += 1
        history.append((mine, yours))
    return score, history


def main():
    score, history = play("rpssp", copycat)
    for mine, yours in history:
        print(f"{mine.name:<9}{yours.name:<9}{result(mine, yours)}")
    print(dict(score))
    stubborn, _ = play("rprp", lambda h: Hand.PAPER)
    print(stubborn["first"], stubborn["draw"], stubborn["second"])
    try:
        play("rx", copycat)
    except ValueError as e:
        print(e)


main()
