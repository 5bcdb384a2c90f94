from collections import namedtuple
from operator import itemgetter

Round = namedtuple("Round", "topic points joker", defaults=(False,))

teams = {
    "Die Übermütigen": [Round("music", 7), Round("rivers", 4, True), Round("film", 9)],
    "Table 9": [Round("music", 9, True), Round("rivers", 6), Round("film", 5)],
    "Let's go home": [Round("music", 3), Round("rivers", 8), Round("film", 8, joker=True)],
}


def total(rounds):
    return sum(r.points * (2 if r.joker else 1) for r in rounds)


board = sorted(((name, total(rounds)) for name, rounds in teams.items()), key=itemgetter(1), reverse=True)
for place, (name, points) in enumerate(board, 1):
    print(f"{place}. {name:<17}{points}")

for i in range(3):
    topic = next(iter(teams.values()))[i].topic
    best = max(teams, key=lambda t: teams[t][i].points)
    print(topic, "->", best)

perfect = {name: sum(r.points for r in rounds) + max(r.points for r in rounds) for name, rounds in teams.items()}
wasted = {name: perfect[name] - points for name, points in board}
print(wasted)
running = {name: 0 for name in teams}
leaders = []
for rounds in zip(*teams.values()):
    for name, r in zip(teams, rounds):
        running[name] += r.points + r.points * r.joker
    leaders.append(max(running, key=running.get))
print(leaders, running == dict(board))
