from enum import Enum


class State(Enum):
    HELLO = "hello"
    NAME = "name"
    ORDER = "order"
    DONE = "done"


class Bot:
    MENU = {"espresso": 2.2, "mocha": 3.9}

    def __init__(self):
        self.state = State.HELLO
        self.name = None
        self.items = []

    def hear(self, text):
        handler = getattr(self, "in_" + self.state.value)
        reply, self.state = handler(text.strip())
        return reply

    def in_hello(self, text):
        return "Hi! Your name?", State.NAME

    def in_name(self, text):
        if not text.isalpha():
            return "Letters only, please.", State.NAME
        self.name = text.capitalize()
        return f"What would you like, {self.name}?", State.ORDER

    def in_order(self, text):
        if text == "that's all":
            return f"{sum(map(self.MENU.get, self.items)):.2f}, please.", State.DONE
        if text in self.MENU:
            self.items.append(text)
            return "And?", State.ORDER
        return f"We have {' and '.join(self.MENU)}.", State.ORDER

    def in_done(self, text):
        return f"Bye, {self.name}!", State.HELLO


def main():
    bot = Bot()
    for line in ["hey", "r2d2", " rosa ", "tea", "mocha", "espresso", "that's all", "thanks", "hi again"]:
        print(f"{line!r:<14}{bot.hear(line)}")
    print(bot.state, bot.items)
    fresh = Bot()
    print([fresh.hear(x) for x in ("x", "Al", "that's all")][-1])


main()
