import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Patient:
    urgency: int
    number: int
    name: str = field(compare=False)


class WaitingRoom:
    def __init__(self):
        self._heap = []
        self._next = 1

    def arrive(self, name, urgency=3):
        heapq.heappush(self._heap, Patient(urgency, self._next, name))
        self._next += 1

    def call(self):
        return heapq.heappop(self._heap)

    def __len__(self):
        return len(self._heap)


room = WaitingRoom()
room.arrive("Mr. Cough")
room.arrive("Ms. Ankle", 2)
room.arrive("Mr. Form", 5)
room.arrive("Ms. Sneeze")
print("first:", room.call().name)
room.arrive("Baby Fever", urgency=1)
while room:
    p = room.call()
    print(p.number, p.name, f"({p.urgency})")
print(len(room), bool(room))
print(Patient(1, 9, "x") < Patient(2, 1, "y"), Patient(1, 1, "a") == Patient(1, 1, "b"))
room.call()
