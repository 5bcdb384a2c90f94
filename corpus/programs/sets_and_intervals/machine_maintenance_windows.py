from datetime import datetime, timedelta
from typing import List, NamedTuple


class Window(NamedTuple):
    start: datetime
    end: datetime

    @property
    def hours(self):
        return (self.end - self.start) / timedelta(hours=1)

    def minus(self, other: "Window") -> List["Window"]:
        left = Window(self.start, min(self.end, other.start))
        right = Window(max(self.start, other.end), self.end)
        return [w for w in (left, right) if w.start < w.end]


def at(text):
    return datetime.strptime("2024-05-" + text, "%Y-%m-%d %H:%M")


def subtract(window, busy):
    free = [window]
    for b in busy:
        free = [piece for w in free for piece in w.minus(b)]
    return free


def main():
    weekend = Window(at("11 06:00"), at("12 22:00"))
    orders = [
        Window(at("11 04:00"), at("11 09:30")),
        Window(at("11 12:00"), at("11 20:00")),
        Window(at("12 00:00"), at("12 00:00")),
        Window(at("12 08:00"), at("12 23:00")),
    ]
    free = subtract(weekend, orders)
    for w in free:
        print(f"{w.start:%d. %H:%M} - {w.end:%d. %H:%M}  {w.hours:g} h")
    longest = max(free, key=lambda w: w.hours)
    print("do it", longest.start.strftime("%A %H:%M"), "within", longest.end - longest.start)
    print(sum(w.hours for w in free), weekend.hours, subtract(orders[0], [weekend]))


main()
