class lazy:
    """Computed at the first use, then an ordinary attribute."""

    def __init__(self, function):
        self.function = function
        self.name = function.__name__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        print(f"(computing {self.name})")
        value = instance.__dict__[self.name] = self.function(instance)
        return value


class Report:
    def __init__(self, sales):
        self.sales = sales

    @lazy
    def total(self):
        return sum(amount for _, amount in self.sales)

    @lazy
    def best(self):
        totals = {}
        for who, amount in self.sales:
            totals[who] = totals.get(who, 0) + amount
        return max(totals, key=totals.get)

    @lazy
    def share(self):
        mine = sum(a for w, a in self.sales if w == self.best)
        return mine / self.total


def main():
    report = Report([("Ulf", 120), ("Vera", 90), ("Ulf", 15), ("Wim", 75)])
    print(sorted(vars(report)))
    print(f"{report.best} sold {report.share:.0%}")
    print(report.total, report.total)
    report.sales.append(("Vera", 1000))
    print(report.total, report.best)
    del report.total, report.best
    print(report.total, report.best)
    print(sorted(vars(report)))


if __name__ == "__main__":
    main()
