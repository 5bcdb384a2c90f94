from typing import Callable

Rate = Callable[[float], float]


def flat(price: float) -> Rate:
    return lambda hours: price


def hourly(price: float, free: float = 0) -> Rate:
    def rate(hours: float) -> float:
        return max(0, hours - free) * price
    return rate


def capped(rate: Rate, top: float) -> Rate:
    return lambda hours: min(rate(hours), top)


def staged(*stages: tuple[float, Rate], last: Rate) -> Rate:
    def rate(hours: float) -> float:
        for limit, r in stages:
            if hours <= limit:
                return r(hours)
        return last(hours)
    return rate


def main() -> None:
    cards = {
        "station": capped(hourly(2.5), 15),
        "city": hourly(3, free=0.5),
        "airport": staged((1, flat(5)), (8, hourly(4)), last=flat(40)),
    }
    hours = [0.5, 1, 3, 7.5, 24]
    print(" " * 8 + "".join(f"{h:>7}" for h in hours))
    for name, rate in cards.items():
        print(f"{name:<8}" + "".join(f"{rate(h):>7.2f}" for h in hours))
    for h in (1, 7.5):
        best = min(cards, key=lambda name: cards[name](h))
        print(h, best, cards[best](h))
    jump = [h for h in range(1, 12) if cards["airport"](h + 1) > 1.5 * cards["airport"](h)]
    print("jumps after", jump)


main()
