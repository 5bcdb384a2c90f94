from typing import NamedTuple


class Event(NamedTuple):
    year: int
    name: str
    approx: bool = False

    def label(self):
        era = f"{-self.year} BC" if self.year < 0 else str(self.year)
        return ("c. " if self.approx else "") + era


EVENTS = {e.name: e for e in [
    Event(1789, "Bastille"), Event(-490, "Marathon"), Event(800, "Charlemagne crowned"),
    Event(-2560, "Great Pyramid", approx=True), Event(1969, "Moon landing"),
]}


def inversions(order):
    years = [EVENTS[n].year for n in order]
    return sum(years[i] > years[j] for i in range(len(years)) for j in range(i + 1, len(years)))


def main():
    answers = {
        "Kai": ["Great Pyramid", "Marathon", "Charlemagne crowned", "Bastille", "Moon landing"],
        "Lia": ["Marathon", "Great Pyramid", "Bastille", "Charlemagne crowned", "Moon landing"],
        "Max": sorted(EVENTS),
    }
    for name, order in answers.items():
        wrong = inversions(order)
        print(f"{name}: {10 - wrong}/10", "perfect" if not wrong else f"{wrong} pairs swapped")
    for e in sorted(EVENTS.values()):
        print(f"{e.label():>10}  {e.name}")
    first, *_, last = sorted(EVENTS.values())
    print("span", last.year - first.year, "years")


if __name__ == "__main__":
    main()
