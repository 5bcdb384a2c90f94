class Queue:
    def __init__(self):
        self.items = []

    def enqueue(self, item):
        self.items.insert(0, item)

    def dequeue(self):
        return self.items.pop()

    def is_empty(self):
        return self.items == []

    def size(self):
        return len(self.items)

    def peek(self):
        return self.items[-1]


bakery = Queue()
for name in ["Frau Maier", "Hr. Öz", "Lena"]:
    bakery.enqueue(name)

bread = {"rye": 2, "rolls": 5}
orders = {"Frau Maier": ("rolls", 4), "Hr. Öz": ("rye", 1), "Lena": ("rolls", 3), "Jo": ("rye", 1)}

print("first in line:", bakery.peek())
minute = 0
while not bakery.is_empty():
    minute += 1
    if minute == 2:
        bakery.enqueue("Jo")
    customer = bakery.dequeue()
    what, n = orders[customer]
    if bread[what] >= n:
        bread[what] -= n
        print(minute, customer, "gets", n, what)
    else:
        print(minute, customer, "gets only", bread[what], what)
        bread[what] = 0
print(bread, bakery.size())
