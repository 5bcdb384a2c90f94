from enum import Enum


class Dough(Enum):
    MIXED = 0
    KNEADED = 1
    RISEN = 2
    SHAPED = 3
    BAKED = 4

    def next(self):
        return Dough(self.value + 1)


MINUTES = {Dough.KNEADED: 10, Dough.RISEN: 60, Dough.SHAPED: 5, Dough.BAKED: 35}


def make(kneading=10, warm=True):
    state, clock = Dough.MIXED, 0
    story = []
    while state is not Dough.BAKED:
        state = state.next()
        minutes = MINUTES[state]
        if state is Dough.RISEN and not warm:
            minutes *= 2
        if state is Dough.KNEADED:
            minutes = kneading
        clock += minutes
        story.append((clock, state.name.lower()))
    return story


def main():
    fast, cold = make(), make(kneading=5, warm=False)
    for (a, what), (b, _) in zip(fast, cold):
        print(f"{what:<8}{a:>4}{b:>4} {'+' * ((b - a) // 10)}")
    difference = cold[-1][0] - fast[-1][0]
    print("cold takes", difference, "min more")
    print([d.name for d in Dough if d not in MINUTES], Dough(2).next())
    print(Dough.BAKED.next())


main()
