import heapq

sellers = []
for price, name, amount in [(12, "Q", 5), (9, "R", 2), (11, "S", 4), (9, "A", 1)]:
    heapq.heappush(sellers, (price, name, amount))


def buy(amount, max_price):
    spent = 0
    got = []
    while amount > 0 and sellers:
        price, name, available = sellers[0]
        if price > max_price:
            break
        heapq.heappop(sellers)
        n = min(amount, available)
        spent += n * price
        amount -= n
        got.append((name, n))
        if available > n:
            heapq.heappush(sellers, (price, name, available - n))
    return got, spent, amount


print(buy(4, 11))
print(buy(4, 11))
print(sellers[0])
got, spent, missing = buy(100, 100)
print(got, spent, missing, len(sellers))
print(spent / sum(n for _, n in got))
got, spent, missing = buy(1, 100)
print(spent / sum(n for _, n in got))
