import heapq
from dataclasses import dataclass


@dataclass
class Bid:
    who: str
    price: int
    amount: int

    def __lt__(self, other):
        return self.price > other.price

    def __isub__(self, n):
        self.amount -= n
        return self

    def __bool__(self):
        return self.amount > 0


class Ask(Bid):
    def __lt__(self, other):
        return self.price < other.price


def trade(bids, asks):
    heapq.heapify(bids)
    heapq.heapify(asks)
    deals = []
    while bids and asks and bids[0].price >= asks[0].price:
        bid, ask = bids[0], asks[0]
        n = min(bid.amount, ask.amount)
        deals.append((ask.who, bid.who, n, ask.price))
        bid -= n
        ask -= n
        for heap in (bids, asks):
            if not heap[0]:
                heapq.heappop(heap)
    return deals


def main():
    bids = [Bid("Ana", 50, 10), Bid("Bob", 55, 4), Bid("Cem", 47, 8)]
    asks = [Ask("Xi", 52, 3), Ask("Yan", 49, 9), Ask("Zoe", 60, 5)]
    for seller, buyer, n, price in trade(bids, asks):
        print(f"{seller} -> {buyer}: {n} at {price}")
    print("bids", sorted(bids))
    print("asks", sorted(asks))
    print(bool(Bid("?", 1, 0)), Bid("a", 2, 1) < Bid("b", 1, 1))


main()
