MEALS = {"dandelion": 6, "cucumber": 2, "strawberry": 3, "hay": 4}


class Tortoise:
    def __init__(self, name, energy=10):
        self.name = name
        self.energy = energy
        self.x = 0
        self.diary = []

    def walk(self, metres):
        walked = 0
        while walked < metres and self.energy > 0:
            walked += 1
            self.energy -= 1
        self.x += walked
        self.diary.append(("walk", walked))
        return walked == metres

    def eat(self, meal):
        self.energy += MEALS[meal]
        self.diary.append(("eat", meal))

    def rest(self, hours=1):
        self.energy += hours
        self.diary.append(("rest", hours))


def main():
    t = Tortoise("Agathe")
    print(t.walk(6), t.energy)
    t.eat("cucumber")
    print(t.walk(9), t.x, t.energy)
    t.rest(3)
    try:
        t.eat("pizza")
    except KeyError as e:
        print("does not eat", e)
    t.eat("dandelion")
    done = t.walk(metres=8)
    print(done, t.x, t.energy)
    walked = sum(n for what, n in t.diary if what == "walk")
    assert walked == t.x
    print([what[0] for what, _ in t.diary], f"{walked} m with {sum(MEALS[m] for w, m in t.diary if w == 'eat')} energy eaten")


main()
