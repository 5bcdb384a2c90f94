from collections import deque


class Pile(deque):
    def __init__(self, owner, cards):
        super().__init__(cards)
        self.owner = owner

    def win(self, *cards):
        self.extend(sorted(cards, reverse=True))


def war(a, b, most=12):
    pot = []
    for n in range(1, most + 1):
        if not a or not b:
            break
        x, y = a.popleft(), b.popleft()
        pot += [x, y]
        if x == y:
            print(f"{n}: {x} = {y}, pot {pot}")
            continue
        winner = a if x > y else b
        winner.win(*pot)
        pot = []
        print(f"{n}: {x} {y} {winner.owner} {len(a)}:{len(b)}")
    if len(a) == len(b):
        return None
    return max(a, b, key=len).owner


print(war(Pile("Ann", [7, 3, 9]), Pile("Bob", [4, 3, 8])))
print(war(Pile("Cy", [2]), Pile("Di", [2])))
