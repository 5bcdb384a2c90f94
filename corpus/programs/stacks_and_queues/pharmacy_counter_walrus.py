from collections import deque
from typing import NamedTuple


class Customer(NamedTuple):
    name: str
    items: int
    prescription: bool = False


def serve(line, minutes, *, per_item=1, extra=2):
    """Serve as many as fit into the minutes; returns who and what is left of the time."""
    served = []
    while line and (need := line[0].items * per_item + extra * line[0].prescription) <= minutes:
        minutes -= need
        served.append(line.popleft().name)
    return served, minutes


def main():
    line = deque([
        Customer("Frau Ott", 3, True),
        Customer("Herr Paul", 1),
        Customer("Frl. Quast", 6),
        Customer("Herr Rau", 1, prescription=True),
    ])
    rest, quarter = 0, 0
    while line:
        quarter += 1
        served, rest = serve(line, 6 + rest)
        print(f"round {quarter}: {', '.join(served) or 'nobody'}; {rest} min left, {len(line)} waiting")
        if quarter > 4:
            break
    line.extend([Customer("Kind", 1), Customer("Opa", 2, True)])
    if (fast := [c for c in line if c.items == 1]):
        print("express:", fast[0].name)
    total = sum(c.items for c in line)
    print(total, serve(line, 100, per_item=2), len(line))


if __name__ == "__main__":
    main()
