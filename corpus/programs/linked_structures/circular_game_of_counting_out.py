class Child:
    def __init__(self, name):
        self.name = name
        self.next = self
        self.prev = self

    def insert_after(self, other):
        other.next, other.prev = self.next, self
        self.next.prev = other
        self.next = other
        return other

    def leave(self):
        self.prev.next = self.next
        self.next.prev = self.prev
        return self.next


def circle(start):
    yield start.name
    node = start.next
    while node is not start:
        yield node.name
        node = node.next


here = Child("Ann")
last = here
for name in ("Bob", "Cid", "Dot", "Eli"):
    last = last.insert_after(Child(name))
print(*circle(here))
while here.next is not here:
    for _ in range(2):
        here = here.next
    print("out:", here.name, end=" | ")
    here = here.leave()
    print(*circle(here))
print(here.name, here.prev is here)
