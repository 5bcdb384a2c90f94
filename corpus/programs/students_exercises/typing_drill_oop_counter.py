class Counter:
    def __init__(self, start=0, step=1):
        self.value = start
        self.step = step

    def up(self):
        self.value += self.step

    def down(self):
        if self.value - self.step >= 0:
            self.value -= self.step

    def reset(self):
        value = 0

    def __str__(self):
        return "Counter at " + str(self.value)


class Mod12(Counter):
    def up(self):
        super().up()
        if self.value >= 12:
            self.value -= 12


people = Counter()
pairs = Counter(step=2)
clock = Mod12(10)
for i in range(5):
    people.up()
    clock.up()
    if i % 2 == 0:
        pairs.up()
people.down()
print(people, "|", pairs, "|", clock)
people.reset()
print(people, people.value == 0)
for i in range(4):
    pairs.down()
print(pairs)
both = people.value + pairs.value
print("both:", both)
