class Path:
    def __init__(self, *steps):
        self.steps = list(steps)

    def __iter__(self):
        return iter(self.steps)

    def __len__(self):
        return sum(1 for _ in self)


class Reversed(Path):
    def __iter__(self):
        return reversed(self.steps)


class There_and_back(Path):
    def __iter__(self):
        yield from super().__iter__()
        yield from self.steps[-2::-1]


class Loop(Path):
    def __init__(self, *steps, times=2):
        super().__init__(*steps)
        self.times = times

    def __iter__(self):
        for _ in range(self.times):
            yield from super().__iter__()
        yield self.steps[0]


stops = "port", "market", "hill"
for cls in (Path, Reversed, There_and_back, Loop):
    p = cls(*stops)
    print(f"{cls.__name__:<15}{len(p)} {' '.join(p)}")

big = Loop(*There_and_back("a", "b", "c"), times=1)
print(list(big), len(big), "b" in big)
first, *middle, last = Reversed(*stops)
print(first, middle, last, bool(Path()))
print(max(Loop(*stops), key=len), sorted(set(big)))
