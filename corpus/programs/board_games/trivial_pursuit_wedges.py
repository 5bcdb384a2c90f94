import enum


class Wedge(enum.Flag):
    NONE = 0
    HISTORY = enum.auto()
    SPORT = enum.auto()
    SCIENCE = enum.auto()
    ART = enum.auto()


ALL = Wedge.HISTORY | Wedge.SPORT | Wedge.SCIENCE | Wedge.ART

answers = [
    ("Tom", Wedge.SPORT, True),
    ("Ute", Wedge.ART, True),
    ("Tom", Wedge.SCIENCE, False),
    ("Ute", Wedge.HISTORY, True),
    ("Tom", Wedge.ART, True),
    ("Ute", Wedge.SCIENCE, True),
    ("Ute", Wedge.SPORT, True),
]

pies = {}
champion = None
for name, wedge, correct in answers:
    pies.setdefault(name, Wedge.NONE)
    if correct:
        pies[name] |= wedge
    if pies[name] == ALL and champion is None:
        champion = name

for name, pie in pies.items():
    missing = [w.name.lower() for w in (Wedge.HISTORY, Wedge.SPORT, Wedge.SCIENCE, Wedge.ART) if not pie & w]
    print(f"{name}: value={pie.value:04b} missing={missing}")
print("champion:", champion)
