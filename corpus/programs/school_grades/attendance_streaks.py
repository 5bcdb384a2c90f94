from itertools import groupby


class Pupil:
    def __init__(self, name, days):
        self.name, self.days = name, days

    @property
    def share(self):
        return self.days.count("x") / len(self.days)

    def streaks(self, mark="-"):
        return [len(list(g)) for k, g in groupby(self.days) if k == mark]


def parse(text):
    for line in text.strip().splitlines():
        name, _, days = line.partition(":")
        yield Pupil(name.strip(), days.strip())


REGISTER = """
Ann: xx-xxxx
Bob: x---x-x
Cyd: xxxxxxx
"""
pupils = list(parse(REGISTER))
for p in pupils:
    print(f"{p.name} {p.share:4.0%} longest gap {max(p.streaks(), default=0)} {p.streaks('x')}")
absent = [sum(p.days[d] == "-" for p in pupils) for d in range(7)]
print(absent, absent.index(max(absent)))
call = next((p.name for p in pupils if max(p.streaks()) > 2), None)
print(call)
