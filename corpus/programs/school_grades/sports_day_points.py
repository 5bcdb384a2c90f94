from dataclasses import dataclass
from functools import total_ordering


@total_ordering
@dataclass(eq=False)
class Result:
    child: str
    house: str
    value: float
    small_is_good: bool = False

    def __eq__(self, other):
        return self.value == other.value

    def __lt__(self, other):
        if self.small_is_good:
            return self.value > other.value
        return self.value < other.value


POINTS = [5, 3, 1]


def award(results, table):
    for r, points in zip(sorted(results, reverse=True), POINTS):
        table[r.house] = table.get(r.house, 0) + points
        yield r.child, points


def main():
    sprint = [Result("Nia", "oak", 9.8, True), Result("Pau", "elm", 9.1, True), Result("Rex", "ash", 10.4, True), Result("Syd", "oak", 9.9, True)]
    jump = [Result("Nia", "oak", 3.12), Result("Tom", "ash", 3.4), Result("Pau", "elm", 3.12)]
    table = {}
    for event in (sprint, jump):
        print(list(award(event, table)))
    print(sorted(table.items(), key=lambda t: -t[1]))
    print(sprint[0] < sprint[1], jump[0] == jump[2], max(jump).child, max(sprint).child)
    best = {}
    for r in sprint + jump:
        best.setdefault(r.child, []).append(r.value)
    print({c: v for c, v in best.items() if len(v) > 1})
    missing = {"oak", "elm", "ash", "fir"} - table.keys()
    print("no points:", missing)


if __name__ == "__main__":
    main()
