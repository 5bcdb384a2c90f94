from statistics import median


class Pitch:
    def __init__(self, team, *marks):
        self.team = team
        self.marks = list(marks)

    def trimmed(self):
        """Mean without the best and the worst mark."""
        inner = sorted(self.marks)[1:-1]
        return sum(inner) / len(inner)

    def __repr__(self):
        return f"{self.team}({self.trimmed():.2f})"


def ranking(pitches, rule):
    return [p.team for p in sorted(pitches, key=rule, reverse=True)]


pitches = [
    Pitch("Solarwagen", 9, 9, 2, 8, 9),
    Pitch("BeeBank", 7, 8, 8, 8, 10),
    Pitch("NapPod", 10, 5, 6, 10, 5),
]
rules = {
    "mean": lambda p: sum(p.marks) / len(p.marks),
    "trimmed": Pitch.trimmed,
    "median": lambda p: median(p.marks),
    "worst": lambda p: min(p.marks),
}
for name, rule in rules.items():
    print(f"{name:<8}", *ranking(pitches, rule))
winners = {name: ranking(pitches, rule)[0] for name, rule in rules.items()}
print(winners)
print("%d different winners" % len(set(winners.values())))
pitches.append(Pitch("Latecomer", 9, 8))
print(ranking(pitches, rules["worst"]))
print(pitches)
