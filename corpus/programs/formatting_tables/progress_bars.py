class Bar:
    def __init__(self, total, width=20, full="#", empty="."):
        self.total = total
        self.width = width
        self.full = full
        self.empty = empty
        self.done = 0

    def update(self, n=1):
        self.done = min(self.total, self.done + n)
        return self

    def __str__(self):
        filled = self.done * self.width // self.total
        bar = self.full * filled + self.empty * (self.width - filled)
        return f"[{bar}] {self.done / self.total:>4.0%}"


class FineBar(Bar):
    EIGHTHS = " ▏▎▍▌▋▊▉█"

    def __str__(self):
        eighths = self.done * self.width * 8 // self.total
        whole, part = divmod(eighths, 8)
        bar = "█" * whole
        if whole < self.width:
            bar += self.EIGHTHS[part]
        return f"▕{bar:<{self.width}}▏{self.done}/{self.total}"


def main():
    copy = Bar(8)
    fine = FineBar(total=7, width=5)
    for step in (1, 2, 2, 9):
        print(copy.update(step), fine.update(step))
    jobs = {"parse": Bar(3, 6), "link": Bar(10, 6, "=", "-"), "test": Bar(1, 6)}
    jobs["parse"].update(2)
    jobs["link"].update()
    for name, bar in jobs.items():
        print(f"{name:>6} {bar}")
    overall = sum(b.done for b in jobs.values()) / sum(b.total for b in jobs.values())
    print(f"overall {overall:.1%}")
    print(Bar(0))


if __name__ == "__main__":
    main()
