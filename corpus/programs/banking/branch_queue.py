from collections import deque


class Desk:
    def __init__(self, name):
        self.name = name
        self.busy_until = 0
        self.served = []

    def serve(self, customer, now):
        start = max(now, self.busy_until)
        self.busy_until = start + customer[2]
        self.served.append(customer[0])
        return start - customer[1]


desks = [Desk("cash"), Desk("advice")]
# name, arrival, minutes needed
queue = deque([("Amara", 0, 5), ("Bruno", 1, 9), ("Chloe", 2, 2), ("Deniz", 6, 4), ("Elif", 7, 1)])

waits = {}
while queue:
    customer = queue.popleft()
    desk = min(desks, key=lambda d: d.busy_until)
    waits[customer[0]] = desk.serve(customer, customer[1])

for name, wait in waits.items():
    print(f"{name}: {'no wait' if not wait else f'{wait} min'}")
for d in desks:
    print(d.name, d.served, d.busy_until)
print("average", sum(waits.values()) / len(waits))
