class Hut:
    def __init__(self, name, altitude, beds):
        self.name, self.altitude, self.beds = name, altitude, beds
        self.nights = {}

    def reserve(self, day, people):
        free = self.beds - self.nights.get(day, 0)
        if people > free:
            return False
        self.nights[day] = self.nights.get(day, 0) + people
        return True

    def __repr__(self):
        return f"{self.name} ({self.altitude} m)"


def plan(huts, first_day, people):
    """Reserve one hut per night in this order; undo everything if a hut is full."""
    done = []
    for offset, hut in enumerate(huts):
        if not hut.reserve(first_day + offset, people):
            for h, day in done:
                h.nights[day] -= people
            return None
        done.append((hut, first_day + offset))
    return done


def main():
    geier, enzian, grat = Hut("Geierhütte", 2050, 20), Hut("Enzian", 1710, 8), Hut("Grathaus", 2590, 12)
    route = [enzian, geier, grat]
    for first_day, people in [(1, 6), (1, 4), (2, 8), (3, 7), (2, 1)]:
        result = plan(route, first_day, people)
        print(first_day, people, [day for _, day in result] if result else "no beds")
    for hut in route:
        print(hut, hut.nights)
    climbs = [max(0, b.altitude - a.altitude) for a, b in zip(route, route[1:])]
    print("climbs", climbs, "highest", max(route, key=lambda h: h.altitude))


if __name__ == "__main__":
    main()
