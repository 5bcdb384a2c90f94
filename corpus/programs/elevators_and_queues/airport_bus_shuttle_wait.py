from typing import NamedTuple


class Bus(NamedTuple):
    leaves: int
    seats: int


def board(arrivals: list[int], buses: list[Bus]) -> tuple[list[int], int]:
    """Waiting times of the passengers and how many are left over."""
    waiting = sorted(arrivals)
    waits: list[int] = []
    for bus in buses:
        present = [a for a in waiting if a <= bus.leaves][:bus.seats]
        waits += [bus.leaves - a for a in present]
        waiting = waiting[len(present):]
    return waits, len(waiting)


def main() -> None:
    arrivals = [1, 2, 2, 5, 9, 11, 12, 12, 19, 25]
    plans = {
        "every 10": [Bus(t, 4) for t in range(10, 31, 10)],
        "two big": [Bus(12, 6), Bus(30, 6)],
        "early": [Bus(5, 3), Bus(8, 3), Bus(13, 3)],
    }
    for name, buses in plans.items():
        waits, left = board(arrivals, buses)
        mean = sum(waits) / len(waits)
        print(f"{name:9} mean {mean:5.2f} max {max(waits):>2} left {left} {waits}")
    best = min(plans, key=lambda n: (board(arrivals, plans[n])[1], sum(board(arrivals, plans[n])[0])))
    print("best:", best)
    print(board([], [Bus(5, 2)]), board([9], [Bus(5, 2)]))


main()
