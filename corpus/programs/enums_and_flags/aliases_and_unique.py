from enum import Enum, unique


class Month(Enum):
    JANUARY = 1
    JAN = 1
    FEBRUARY = 2
    FEB = 2
    MARCH = 3


print([m.name for m in Month])
print(Month.JAN is Month.JANUARY, Month["FEB"].name, Month(1).name)
print({n: m.value for n, m in Month.__members__.items()})

try:
    @unique
    class Level(Enum):
        LOW = 1
        MID = 2
        NORMAL = 2
except ValueError as err:
    print("ValueError:", err)

dates = ["3 JAN", "14 FEB", "1 MARCH", "9 APR"]
for text in dates:
    day, month = text.split()
    if month in Month.__members__:
        print(int(day) + 31 * (Month[month].value - 1))
    else:
        print("unknown month", month)
