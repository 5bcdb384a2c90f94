import math

birth = [0.0, 1.2, 0.8]
survive = [0.5, 0.25]


def next_year(pop):
    young = sum(b * n for b, n in zip(birth, pop))
    older = [s * n for s, n in zip(survive, pop)]
    return [young, *older]


def simulate(pop, years):
    for _ in range(years):
        yield pop
        pop = next_year(pop)


if __name__ == "__main__":
    start = [40.0, 20.0, 8.0]
    previous = None
    for year, pop in enumerate(simulate(start, 5), start=2001):
        total = math.fsum(pop)
        growth = "" if previous is None else f"{total / previous - 1:+.1%}"
        print(year, ["%.1f" % n for n in pop], round(total, 2), growth)
        previous = total
    share = [n / total for n in pop]
    print("juveniles {:.0%}, adults {:.0%}, old {:.0%}".format(*share))
