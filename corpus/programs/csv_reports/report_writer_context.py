from contextlib import contextmanager


class Report:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def row(self, *cells):
        self.lines.append("  " * self.depth + ",".join(str(c) for c in cells))

    @contextmanager
    def section(self, title):
        self.row(f"[{title}]")
        self.depth += 1
        start = len(self.lines)
        try:
            yield self
        except ZeroDivisionError:
            self.row("incomplete")
        finally:
            self.depth -= 1
            self.row("rows", len(self.lines) - start)


def main():
    visits = {"mon": (120, 6), "tue": (95, 0), "wed": (130, 13)}
    report = Report()
    with report.section("visits"):
        for day, (n, _) in visits.items():
            report.row(day, n)
    with report.section("visits per sale"):
        for day, (n, sales) in visits.items():
            report.row(day, n / sales)
    print("\n".join(report.lines))
    print(report.depth, len(report.lines))


if __name__ == "__main__":
    main()
