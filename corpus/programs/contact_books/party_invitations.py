from dataclasses import dataclass, field
from enum import Enum, auto


class Reply(Enum):
    PENDING = auto()
    YES = auto()
    NO = auto()


@dataclass
class Guest:
    name: str
    plus: int = 0
    reply: Reply = Reply.PENDING
    avoids: set = field(default_factory=set)


class Party:
    def __init__(self, capacity):
        self.capacity = capacity
        self.guests = {}

    def invite(self, *guests):
        self.guests.update({g.name: g for g in guests})

    def answer(self, name, yes):
        self.guests[name].reply = Reply.YES if yes else Reply.NO

    @property
    def heads(self):
        return sum(1 + g.plus for g in self.guests.values() if g.reply is Reply.YES)

    def conflicts(self):
        coming = [g for g in self.guests.values() if g.reply is Reply.YES]
        return [(a.name, b.name) for a in coming for b in coming if b.name in a.avoids]


def main():
    party = Party(capacity=5)
    party.invite(Guest("Theo", plus=1), Guest("Sue", avoids={"Rex", "Theo"}), Guest("Rex"), Guest("Flo", 2))
    for name, yes in [("Theo", True), ("Sue", True), ("Rex", False), ("Flo", True)]:
        party.answer(name, yes)
        print(name, party.guests[name].reply.name, party.heads)
    print("too many" if party.heads > party.capacity else "fits", party.heads - party.capacity)
    print(party.conflicts())
    print([g.name for g in party.guests.values() if g.reply is Reply.PENDING])
    print(party.guests["Rex"])


main()
