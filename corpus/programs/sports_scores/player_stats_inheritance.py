class Player:
    sport = None
    fields = ()

    def __init__(self, name, **stats):
        unknown = set(stats) - set(self.fields)
        if unknown:
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(unknown))}")
        self.name = name
        for field in self.fields:
            setattr(self, field, stats.get(field, 0))

    def rating(self):
        raise NotImplementedError

    def __repr__(self):
        values = ", ".join(f"{f}={getattr(self, f)}" for f in self.fields)
        return f"{type(self).__name__}({self.name}: {values})"


class Striker(Player):
    fields = ("goals", "shots")

    def rating(self):
        return self.goals / self.shots * 10 if self.shots else 0


class Keeper(Player):
    fields = ("saves", "conceded")

    def rating(self):
        return 10 * self.saves / (self.saves + self.conceded)


class Coach(Player):
    pass


squad = [Striker("Diaz", goals=4, shots=11), Keeper("Yun", saves=19, conceded=6), Striker("Berg", shots=3)]
for p in sorted(squad, key=lambda p: p.rating(), reverse=True):
    print(f"{p.rating():5.2f} {p}")
try:
    Keeper("Cole", goals=1)
except TypeError as e:
    print("error:", e)
squad.append(Coach("Hansi"))
print(squad[-1])
print(sum(p.rating() for p in squad))
