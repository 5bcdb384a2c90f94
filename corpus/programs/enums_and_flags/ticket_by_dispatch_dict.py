from enum import Enum


class Priority(Enum):
    LOW = "l"
    HIGH = "h"
    URGENT = "u"

    @property
    def hours(self):
        return {"l": 72, "h": 24, "u": 1}[self.value]


class Ticket:
    def __init__(self, text, priority=Priority.LOW):
        self.text = text
        self.priority = priority

    def escalate(self):
        order = list(Priority)
        place = order.index(self.priority)
        if place + 1 < len(order):
            self.priority = order[place + 1]
        return self

    def __repr__(self):
        return f"{self.text}[{self.priority.value}]"


tickets = [Ticket("mouse"), Ticket("fire", Priority.URGENT), Ticket("mail", Priority("h"))]
board = {p: [] for p in Priority}
for t in tickets:
    board[t.priority].append(t)
print({p.name: ts for p, ts in board.items()})
tickets[0].escalate().escalate().escalate()
tickets[1].escalate()
print(tickets, board[Priority.LOW])         # still sorted under LOW
late = [t.text for t in tickets if t.priority.hours < 24]
print(late, min(Priority, key=lambda p: p.hours).name)
