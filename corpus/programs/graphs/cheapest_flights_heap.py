import heapq

FLIGHTS = {"BER": {"MUC": 60, "CDG": 90}, "MUC": {"FCO": 50, "CDG": 20}, "CDG": {"FCO": 40}, "FCO": {}}


def cheapest(start, goal):
    heap = [(0, start, ())]
    best = {}
    while heap:
        price, city, trail = heapq.heappop(heap)
        if city in best:
            continue
        best[city] = price
        trail += (city,)
        if city == goal:
            return price, trail
        for to, cost in FLIGHTS[city].items():
            if to not in best:
                heapq.heappush(heap, (price + cost, to, trail))
    return None


print(cheapest("BER", "FCO"))
print(cheapest("BER", "CDG"), cheapest("FCO", "BER"), cheapest("MUC", "MUC"))
FLIGHTS["CDG"]["FCO"] = 5
print(cheapest("BER", "FCO"))
