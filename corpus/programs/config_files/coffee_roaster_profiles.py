from collections.abc import Mapping


class Profile(Mapping):
    """Seconds -> temperature, with straight lines between the points."""

    def __init__(self, points, name=""):
        self._points = dict(sorted(points.items()))
        self.name = name

    def __getitem__(self, t):
        times = list(self._points)
        if not times[0] <= t <= times[-1]:
            raise KeyError(t)
        for a, b in zip(times, times[1:]):
            if a <= t <= b:
                ya, yb = self._points[a], self._points[b]
                return ya + (yb - ya) * (t - a) / (b - a)

    def __iter__(self):
        return iter(self._points)

    def __len__(self):
        return len(self._points)

    @classmethod
    def parse(cls, line):
        name, _, rest = line.partition(":")
        pairs = (p.split("@") for p in rest.split())
        return cls({int(t): float(temp) for temp, t in pairs}, name.strip())


def main():
    lines = ["filter: 90@0 150@240 205@600", "espresso: 95@0 160@300 222@720 222@760"]
    profiles = {p.name: p for p in map(Profile.parse, lines)}
    for name, p in profiles.items():
        print(f"{name:<9}{len(p)} points, at 5 min {p[300]:.1f} °C, ends at {max(p)} s")
    f, e = profiles.values()
    print([round(e[t] - f[t], 2) for t in range(0, 601, 150)])
    print(900 in f, 600 in f, f.get(601, "over"), list(f.items())[-1])
    crack = next(t for t in range(0, 720, 30) if e[t] >= 196)
    print("first crack after", divmod(crack, 60))
    rise = {n: max((p[b] - p[a]) / (b - a) * 60 for a, b in zip(list(p), list(p)[1:])) for n, p in profiles.items()}
    print({n: round(r, 1) for n, r in rise.items()})


if __name__ == "__main__":
    main()
