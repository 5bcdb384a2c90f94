from enum import Enum


class State(Enum):
    OPEN = "open"
    DONE = "done"
    FAILED = "failed"


class Quest:
    counter = 0

    def __init__(self, title, steps, reward=0, needs=()):
        Quest.counter += 1
        self.number = Quest.counter
        self.title = title
        self.steps = dict.fromkeys(steps, False)
        self.reward = reward
        self.needs = needs
        self.state = State.OPEN

    def tick(self, step):
        if step not in self.steps:
            raise KeyError(step)
        self.steps[step] = True
        if all(self.steps.values()):
            self.state = State.DONE

    def __format__(self, spec):
        done = sum(self.steps.values())
        text = f"#{self.number} {self.title} [{done}/{len(self.steps)}] {self.state.value}"
        return format(text, spec)


def main():
    quests = [
        Quest("Find the goat", ["ask farmer", "search hill", "bring back"], reward=5),
        Quest("Cook stew", ("carrots", "onions"), reward=2),
        Quest("Feast", ["invite"], 20, needs=(2,)),
    ]
    goat, stew, feast = quests
    goat.tick("ask farmer")
    stew.tick("onions")
    stew.tick("carrots")
    feast.state = State.FAILED
    for q in quests:
        print(f"{q:.<48}|")
    gold = sum(q.reward for q in quests if q.state is State.DONE)
    print("gold", gold)
    open_needs = [n for q in quests for n in q.needs if quests[n - 1].state is not State.DONE]
    print("open needs", open_needs)
    goat.tick("milk it")


if __name__ == "__main__":
    main()
