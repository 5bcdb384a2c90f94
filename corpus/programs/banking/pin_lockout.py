from enum import Enum, auto


class CardState(Enum):
    ACTIVE = auto()
    LOCKED = auto()
    SWALLOWED = auto()


class Card:
    def __init__(self, number, pin):
        self.number = number
        self.__pin = pin
        self.tries_left = 3
        self.state = CardState.ACTIVE

    def enter(self, pin):
        if self.state is not CardState.ACTIVE:
            return self.state
        if pin == self.__pin:
            self.tries_left = 3
            return "welcome"
        self.tries_left -= 1
        if self.tries_left == 0:
            self.state = CardState.LOCKED
        return f"wrong, {self.tries_left} tries left"

    def unlock(self, code):
        if self.state is CardState.LOCKED and code == self.number[::-1]:
            self.state = CardState.ACTIVE
            self.tries_left = 3
            return True
        self.state = CardState.SWALLOWED
        return False


def demo():
    card = Card("5521", 1234)
    for pin in [1111, 1234, "1234", 4321, 1243, 1234]:
        print(pin, "->", card.enter(pin))
    print(card.unlock("1255"), card.state.name)
    print(card.enter(1234))
    card.unlock("0000")
    print(card.enter(1234))
    print([name for name in vars(card)])


demo()
