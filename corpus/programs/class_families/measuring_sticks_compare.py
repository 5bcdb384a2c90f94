class Stick:
    def __init__(self, marks):
        self.marks = marks

    def units(self):
        return len(self.marks) - 1

    def measure(self, length):
        """Number of whole marks up to a length."""
        return sum(1 for m in self.marks if 0 < m <= length)


class Ruler(Stick):
    def __init__(self, length, step):
        n = int(length / step)
        super().__init__([i * step for i in range(n + 1)])
        self.step = step

    def measure(self, length):
        return round(super().measure(length) * self.step, 2)


class Worn(Ruler):
    def __init__(self, length, step, missing):
        super().__init__(length, step)
        self.marks = [m for m in self.marks if m not in missing]

    def __str__(self):
        return f"worn ruler with {self.units()} of {int(max(self.marks) / self.step)} marks"


def main():
    sticks = {
        "notches": Stick([0, 3, 5, 12]),
        "ruler": Ruler(30, 0.5),
        "inches": Ruler(30, 2.54),
        "worn": Worn(30, 5, missing={10, 20}),
    }
    for name, s in sticks.items():
        print(f"{name:<8}{s.units():>3} units", [s.measure(x) for x in (4, 12.2, 99)])
    print(sticks["worn"], isinstance(sticks["worn"], Stick))
    errors = {n: abs(s.measure(12.2) - 12.2) for n, s in sticks.items() if isinstance(s, Ruler)}
    print(min(errors, key=errors.get), round(max(errors.values()), 2))


if __name__ == "__main__":
    main()
