import random


class PadExhausted(Exception):
    pass


class Pad:
    def __init__(self, size, seed):
        rng = random.Random(seed)
        self.numbers = [rng.randrange(10) for _ in range(size)]
        self.used = 0

    def take(self, n):
        if self.used + n > len(self.numbers):
            raise PadExhausted(f"{n} wanted, {len(self.numbers) - self.used} left")
        part = self.numbers[self.used:self.used + n]
        self.used += n
        return part


def add(digits, pad):
    return [(d + p) % 10 for d, p in zip(digits, pad)]


def sub(digits, pad):
    return [(d - p) % 10 for d, p in zip(digits, pad)]


here, there = Pad(12, seed=99), Pad(12, seed=99)
messages = [[4, 7, 1, 1], [0, 0, 0, 0, 0], [9, 1, 9], [5]]
sent = []
for m in messages:
    try:
        sent.append(add(m, here.take(len(m))))
    except PadExhausted as e:
        print("cannot send", m, "-", e)
        break
else:
    print("all sent")

print(len(sent), here.used)
got = [sub(s, there.take(len(s))) for s in sent]
print(got, got == messages[:len(got)])
late = Pad(12, 99)
late.take(1)
print(sub(sent[0], late.take(4)) == messages[0], sum(map(len, sent)))
there.take(1)
