from collections import namedtuple

Event = namedtuple("Event", "kind value")


def lex(source):
    for word in source.split():
        if word.endswith("ct"):
            yield Event("coin", int(word[:-2]))
        elif word.startswith("#"):
            yield Event("button", int(word[1:]))
        elif word in ("cancel", "kick"):
            yield Event(word, None)
        else:
            raise ValueError(f"strange word {word!r}")


class Machine:
    SLOTS = {1: ("water", 120), 2: ("crisps", 150), 3: ("gum", 70)}

    def __init__(self):
        self.credit = 0
        self.sold = []

    def on_coin(self, value):
        if value not in (10, 20, 50, 100, 200):
            return f"{value} falls through"
        self.credit += value

    def on_button(self, number):
        name, price = self.SLOTS[number]
        if self.credit < price:
            return f"{price - self.credit} more for {name}"
        self.credit -= price
        self.sold.append(name)
        return f"*{name}*"

    def on_cancel(self, _):
        back, self.credit = self.credit, 0
        return f"{back} back"

    def run(self, source):
        for event in lex(source):
            answer = getattr(self, "on_" + event.kind)(event.value)
            if answer:
                print(f"{event.kind}: {answer}")


def main():
    m = Machine()
    m.run("100ct 5ct #2 50ct #2 20ct 50ct #3 cancel")
    print(m.sold, m.credit)
    try:
        m.run("50ct 2euro")
    except ValueError as e:
        print(e, m.credit)
    m.run("100ct #1 kick")


main()
