from dataclasses import dataclass


@dataclass
class Sold:
    item: str
    n: int


@dataclass
class Delivered:
    item: str
    n: int
    damaged: int = 0


@dataclass
class Counted:
    item: str
    n: int


def apply(stock, event):
    """Return an alert text or None."""
    match event:
        case Sold(item, n) if stock.get(item, 0) < n:
            return f"sold {n} {item}, but there were {stock.get(item, 0)}"
        case Sold(item, n):
            stock[item] -= n
            if stock[item] <= 2:
                return f"order {item}, {stock[item]} left"
        case Delivered(item, n, damaged=0):
            stock[item] = stock.get(item, 0) + n
        case Delivered(item, n, damaged):
            stock[item] = stock.get(item, 0) + n - damaged
            return f"complain: {damaged} {item} damaged"
        case Counted(item, n) if n != stock.get(item, 0):
            difference, stock[item] = n - stock.get(item, 0), n
            return f"{item}: {difference:+d} at counting"


def main():
    stock = {"mug": 5}
    day = [Sold("mug", 2), Delivered("bowl", 6, damaged=1), Sold("mug", 1), Counted("bowl", 4), Counted("mug", 2), Sold("jug", 1), Delivered("jug", 3)]
    alerts = [a for e in day if (a := apply(stock, e))]
    print(*alerts, sep="\n")
    print(stock, len(day) - len(alerts), "quiet events")
    print(day[1], day[0] == Sold(item="mug", n=2))


if __name__ == "__main__":
    main()
