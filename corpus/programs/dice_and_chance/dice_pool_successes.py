from dataclasses import dataclass


@dataclass
class Pool:
    dice: list[int]
    target: int = 5
    explode: bool = False

    @property
    def successes(self):
        n = sum(d >= self.target for d in self.dice)
        if self.explode:
            n += self.dice.count(6)
        return n

    @property
    def glitch(self):
        return self.dice.count(1) * 2 > len(self.dice)

    def without(self, *faces):
        return Pool([d for d in self.dice if d not in faces], self.target, self.explode)


def contest(a, b):
    margin = a.successes - b.successes
    if margin == 0:
        return "tie"
    return ("attacker" if margin > 0 else "defender", abs(margin))


thief = Pool([1, 5, 6, 2, 6])
guard = Pool([1, 1, 1, 6, 4], target=4)
print(thief, thief.successes)
print(guard.successes, guard.glitch, contest(thief, guard))
lucky = Pool(thief.dice, explode=True)
print(contest(lucky, guard))
print(guard.without(1).glitch, guard.without(1, 4).dice)
lucky.dice.append(6)
print(thief.successes, lucky.successes)
