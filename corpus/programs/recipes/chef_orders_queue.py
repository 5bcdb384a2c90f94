from collections import deque, Counter

orders = deque()
cooked = Counter()
kitchen = {"pizza": 3, "soup": 1, "salad": 1}


def order(table, *dishes, vip=False):
    for d in dishes:
        (orders.appendleft if vip else orders.append)((table, d))


def cook(minutes):
    """Cook until the time is up; same dishes are made together."""
    served = []
    while orders and minutes >= kitchen[orders[0][1]]:
        table, dish = orders.popleft()
        minutes -= kitchen[dish]
        served.append((table, dish))
        together = [o for o in orders if o[1] == dish]
        for o in together:
            orders.remove(o)
            served.append(o)
        cooked[dish] += 1 + len(together)
    return served, minutes


def main():
    order(1, "pizza", "salad")
    order(2, "soup", "pizza")
    order(7, "soup", vip=True)
    print(list(orders))
    served, left = cook(5)
    print(served, "left:", left)
    order(3, "pizza", "pizza")
    served, left = cook(minutes=3)
    print(served, left, len(orders))
    print(cooked.most_common(1), sum(cooked.values()))
    tables = {t for t, _ in orders}
    print("waiting:", tables or "nobody")


main()
