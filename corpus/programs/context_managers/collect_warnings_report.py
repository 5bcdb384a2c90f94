from __future__ import annotations


class Report:
    def __init__(self, title: str):
        self.title = title
        self.items: list[str] = []
        self.children: list[Report] = []
        self.failed = False

    def __enter__(self) -> Report:
        return self

    def __exit__(self, kind, error, tb) -> bool:
        if error is not None:
            self.failed = True
            self.items.append(f"{kind.__name__}: {error}")
        return True

    def section(self, title: str) -> Report:
        child = Report(title)
        self.children.append(child)
        return child

    def show(self, depth: int = 0) -> None:
        mark = "x" if self.failed else "+"
        print("  " * depth + mark, self.title)
        for item in self.items:
            print("  " * (depth + 1) + "*", item)
        for child in self.children:
            child.show(depth + 1)


def check_bike(bike: dict) -> Report:
    with Report("bike") as report:
        with report.section("tyres") as tyres:
            for side in ("front", "rear"):
                if bike[side] < 3:
                    tyres.items.append(f"{side} has {bike[side]} bar")
        with report.section("light") as light:
            light.items.append("lumen: " + bike["lumen"])
        with report.section("frame"):
            assert bike["frame"] > 50, "too small"
    return report


def main():
    good = {"front": 4, "rear": 4.5, "lumen": "40", "frame": 56}
    odd = {"front": 2.5, "lumen": 40, "frame": 48}
    check_bike(good).show()
    report = check_bike(odd)
    report.show()
    print(sum(c.failed for c in report.children), "sections failed")


main()
