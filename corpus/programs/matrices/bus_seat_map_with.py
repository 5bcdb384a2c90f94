class SeatLock:
    """Holds seats while somebody pays; gives them back if that fails."""

    def __init__(self, plan, *seats):
        self.plan = plan
        self.seats = seats

    def __enter__(self):
        taken = [s for s in self.seats if self.plan[s[0]][s[1]] != "."]
        if taken:
            raise LookupError(f"taken: {taken}")
        for r, c in self.seats:
            self.plan[r][c] = "?"
        return self

    def __exit__(self, kind, error, trace):
        for r, c in self.seats:
            self.plan[r][c] = "." if kind else "X"
        return kind is ValueError


def pay(amount, price, seats):
    if amount < price * len(seats):
        raise ValueError("not enough")
    return amount - price * len(seats)


def show(plan):
    return " | ".join("".join(row) for row in plan)


def main():
    plan = [list("...."), list("X..."), list("..X.")]
    orders = [(20, [(0, 0), (0, 1)]), (5, [(2, 0), (2, 1)]), (30, [(1, 1), (1, 2), (1, 3)])]
    for amount, seats in orders:
        change = None
        with SeatLock(plan, *seats):
            change = pay(amount, 9, seats)
        print(amount, "change", change, show(plan))
    try:
        with SeatLock(plan, (2, 2)):
            print("never here")
    except LookupError as e:
        print(e)
    print(sum(row.count(".") for row in plan), "free")


if __name__ == "__main__":
    main()
