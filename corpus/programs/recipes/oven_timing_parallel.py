from dataclasses import dataclass


@dataclass(frozen=True)
class Dish:
    name: str
    minutes: int
    rest: int = 0

    @property
    def total(self):
        return self.minutes + self.rest


def clock(minutes):
    return f"{minutes // 60 % 24}:{minutes % 60:02d}"


def timeline(dishes, serve):
    events = []
    for d in dishes:
        start = serve - d.total
        events.append((start, f"{d.name} in"))
        events.append((start + d.minutes, f"{d.name} out"))
    return sorted(events)


def main():
    dishes = [Dish("roast", 95, rest=15), Dish("gratin", 50, 5), Dish("pie", minutes=35, rest=20)]
    events = timeline(dishes, serve=13 * 60)
    inside = 0
    most = 0
    for minute, what in events:
        inside += 1 if what.endswith("in") else -1
        most = max(most, inside)
        print(clock(minute), what, "o" * inside)
    print("oven holds", most)
    first = events[0][0]
    late = first + 20
    serve = max(late + d.total for d in dishes)
    print("starting", clock(late), "-> eat at", clock(serve))
    print(max(dishes, key=lambda d: d.total).name, clock(-30))


if __name__ == "__main__":
    main()
