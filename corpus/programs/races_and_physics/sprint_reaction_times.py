class FalseStart(Exception):
    def __init__(self, lane, reaction):
        self.lane = lane
        super().__init__(f"lane {lane} moved after {reaction} s")


class Race:
    limit = 0.1

    def __init__(self, **runners):
        self.runners = runners
        self.out = []

    def start(self):
        for lane, (name, (reaction, _)) in enumerate(self.runners.items(), 1):
            if name not in self.out and reaction < self.limit:
                raise FalseStart(lane, reaction)

    def results(self):
        times = {n: round(r + t, 2) for n, (r, t) in self.runners.items() if n not in self.out}
        return sorted(times.items(), key=lambda x: x[1])


race = Race(Fred=(0.142, 9.80), Noah=(0.131, 9.79), Akani=(0.098, 9.70), Marcell=(0.135, 9.79))
for attempt in range(1, 4):
    try:
        race.start()
    except FalseStart as e:
        name = list(race.runners)[e.lane - 1]
        race.out.append(name)
        print(f"attempt {attempt}: {e} - {name} is out")
    else:
        print("attempt", attempt, "good start")
        break

for place, (name, time) in enumerate(race.results(), 1):
    print(place, name, time)
first, second = race.results()[:2]
print("photo finish" if second[1] - first[1] < 0.02 else "clear", round(second[1] - first[1], 3))
slowest_start = max(race.runners, key=lambda n: race.runners[n][0])
print("slowest start:", slowest_start)
