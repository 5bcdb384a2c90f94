import heapq
from itertools import islice


def runs(numbers, memory):
    """Sorted pieces which fit into memory."""
    it = iter(numbers)
    while piece := sorted(islice(it, memory)):
        yield piece


def merged(pieces):
    heap = [(p[0], i, 1) for i, p in enumerate(pieces) if p]
    heapq.heapify(heap)
    while heap:
        value, i, nxt = heap[0]
        yield value
        if nxt < len(pieces[i]):
            heapq.heapreplace(heap, (pieces[i][nxt], i, nxt + 1))
        else:
            heapq.heappop(heap)


def main():
    temperatures = [14, 9, 21, 3, 3, 18, -2]
    pieces = list(runs(temperatures, memory=3))
    print(pieces)
    print(list(merged(pieces)))
    print(list(merged(pieces)) == list(heapq.merge(*pieces)) == sorted(temperatures))
    coldest = list(islice(merged(pieces), 2))
    print("coldest:", coldest, heapq.nsmallest(2, temperatures) == coldest)
    print(list(runs([], 4)), list(merged([[], [1]])))


if __name__ == "__main__":
    main()
