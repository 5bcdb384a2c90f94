from enum import Enum


class Wash(Enum):
    COTTON = (60, 120)
    WOOL = (30, 45)
    QUICK = (40, 30)

    def __init__(self, degrees, minutes):
        self.degrees = degrees
        self.minutes = minutes

    @property
    def hot(self):
        return self.degrees > 35


for w in Wash:
    print(w.name, w.value, w.hot)
print(Wash((30, 45)))
print(max(Wash, key=lambda w: w.minutes).name.title())
print([w.name for w in Wash if not w.hot])
try:
    Wash((90, 100))
except ValueError as e:
    print(e)
print(Wash["QUICK"].minutes + Wash.WOOL.minutes)
