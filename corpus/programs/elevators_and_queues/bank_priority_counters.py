import heapq


class Customer:
    _ticket = 0

    def __init__(self, name, vip=False):
        Customer._ticket += 1
        self.ticket = Customer._ticket
        self.name, self.vip = name, vip

    def __lt__(self, other):
        return (not self.vip, self.ticket) < (not other.vip, other.ticket)


class Counter:
    def __init__(self, number):
        self.number = number
        self.customer = None
        self.served = []


class Office:
    def __init__(self, counters):
        self.queue = []
        self.counters = [Counter(i + 1) for i in range(counters)]

    def arrive(self, *customers):
        for c in customers:
            heapq.heappush(self.queue, c)

    def round(self):
        for counter in self.counters:
            if counter.customer:
                counter.served.append(counter.customer)
            counter.customer = heapq.heappop(self.queue) if self.queue else None
        return [c.customer.name if c.customer else "-" for c in self.counters]


office = Office(2)
office.arrive(Customer("Ann"), Customer("Bob"), Customer("Cy", vip=True))
print(office.round())
office.arrive(Customer("Dee"), Customer("Eve", True))
print(office.round(), office.round(), office.round())
for counter in office.counters:
    print(counter.number, [(c.name, c.ticket) for c in counter.served])
