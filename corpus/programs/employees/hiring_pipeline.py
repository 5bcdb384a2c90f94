from enum import Enum, auto


class Stage(Enum):
    APPLIED = auto()
    PHONE = auto()
    ONSITE = auto()
    OFFER = auto()
    REJECTED = auto()


NEXT = {
    Stage.APPLIED: {Stage.PHONE, Stage.REJECTED},
    Stage.PHONE: {Stage.ONSITE, Stage.REJECTED},
    Stage.ONSITE: {Stage.OFFER, Stage.REJECTED},
}


class IllegalMove(Exception):
    def __init__(self, name, old, new):
        super().__init__(f"{name}: {old.name} -> {new.name}")


class Candidate:
    def __init__(self, name):
        self.name = name
        self.history = [Stage.APPLIED]

    @property
    def stage(self):
        return self.history[-1]

    def move(self, new):
        if new not in NEXT.get(self.stage, ()):
            raise IllegalMove(self.name, self.stage, new)
        self.history.append(new)


def main():
    people = {n: Candidate(n) for n in ("Wanda", "Xin", "Yael")}
    moves = [("Wanda", Stage.PHONE), ("Xin", Stage.ONSITE), ("Wanda", Stage.ONSITE),
             ("Yael", Stage.REJECTED), ("Yael", Stage.PHONE), ("Wanda", Stage.OFFER)]
    errors = []
    for name, stage in moves:
        try:
            people[name].move(stage)
        except IllegalMove as e:
            errors.append(str(e))
    for c in people.values():
        print(c.name, " > ".join(s.name.lower() for s in c.history))
    print(*errors, sep="\n")
    funnel = {s.name: sum(s in c.history for c in people.values()) for s in Stage}
    print(funnel)


main()
