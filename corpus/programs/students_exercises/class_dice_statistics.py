import random


class Die:
    def __init__(self, sides=6):
        self.sides = sides
        self.value = 1
        self.history = []

    def roll(self):
        self.value = random.randint(1, self.sides)
        self.history.append(self.value)
        return self.value

    def count(self, value):
        n = 0
        for v in self.history:
            if v == value:
                n += 1
        return n


def roll_both(a, b, times):
    doubles = 0
    for i in range(times):
        if a.roll() == b.roll():
            doubles += 1
    return doubles


def main():
    random.seed(5)
    red = Die()
    coin = Die(sides=2)
    doubles = roll_both(red, coin, 8)
    print(len(red.history), len(coin.history))
    print(doubles <= coin.count(1) + coin.count(2), coin.count(3))
    total = 0
    for v in range(1, 7):
        total += red.count(v)
    print(total == 8, red.value == red.history[-1])
    print(1 <= min(red.history) <= max(red.history) <= 6)


main()
