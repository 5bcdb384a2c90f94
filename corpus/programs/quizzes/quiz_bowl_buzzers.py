import heapq


class Buzzer:
    def __init__(self):
        self.presses = []
        self.locked = set()

    def press(self, team, ms):
        if team in self.locked:
            return False
        heapq.heappush(self.presses, (ms, team))
        return True

    def first(self):
        while self.presses:
            ms, team = heapq.heappop(self.presses)
            if team not in self.locked:
                return team, ms
        return None

    def lock(self, team):
        self.locked.add(team)


def question(presses, right_teams):
    b = Buzzer()
    for team, ms in presses:
        b.press(team, ms)
    points = {}
    while (hit := b.first()) is not None:
        team, ms = hit
        if team in right_teams:
            points[team] = 15 if ms < 400 else 10
            return points
        points[team] = -5
        b.lock(team)
    return points


def main():
    total = {"red": 0, "blue": 0, "gold": 0}
    rounds = [
        ([("red", 512), ("blue", 388), ("red", 900)], {"blue"}),
        ([("gold", 120), ("red", 300), ("gold", 350)], {"red"}),
        ([("blue", 700), ("red", 650)], set()),
        ([], {"gold"}),
    ]
    for number, (presses, right) in enumerate(rounds, 1):
        points = question(presses, right)
        for team, p in points.items():
            total[team] += p
        print(number, points or "nobody knew it")
    print(total, "->", max(total, key=total.get))


if __name__ == "__main__":
    main()
