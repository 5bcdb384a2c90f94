import random
from datetime import date

rng = random.Random(12)
GIFTS = ["chocolate", "poem", "tea", "riddle"]


class Door:
    def __init__(self, number, gift):
        self.number = number
        self.gift = gift
        self.open = False


class TooEarly(Exception):
    pass


class AdventCalendar:
    def __init__(self, doors=6):
        numbers = list(range(1, doors + 1))
        rng.shuffle(numbers)
        self.doors = [Door(n, GIFTS[n % len(GIFTS)]) for n in numbers]

    def __getitem__(self, number):
        for door in self.doors:
            if door.number == number:
                return door
        raise KeyError(number)

    def open(self, number, today):
        if today < date(today.year, 12, number):
            raise TooEarly(f"door {number} on {today:%d %B}")
        door = self[number]
        was_open, door.open = door.open, True
        return "(empty)" if was_open else door.gift


def main():
    cal = AdventCalendar()
    tries = [(1, date(2023, 12, 1)), (3, date(2023, 12, 2)), (2, date(2023, 12, 24)), (2, date(2023, 12, 25)), (8, date(2023, 12, 9))]
    for number, day in tries:
        try:
            print(number, cal.open(number, day))
        except TooEarly as e:
            print("too early for", e)
        except KeyError as e:
            print("no door", e)
    print(sorted(d.number for d in cal.doors), [d.number for d in cal.doors if d.open].count(2))
    rest = sorted(d.number for d in cal.doors if not d.open)
    print(rest, {cal[n].gift for n in rest} == set(GIFTS))
    cal.open(32, date(2023, 12, 31))


main()
