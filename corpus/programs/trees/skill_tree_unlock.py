class Locked(Exception):
    def __init__(self, skill, missing):
        self.skill, self.missing = skill, missing
        super().__init__(f"{skill} needs {' and '.join(missing)}")


class Hero:
    TREE = {"swing": [], "block": [], "spin": ["swing"], "counter": ["block", "spin"]}
    COST = {"swing": 1, "block": 1, "spin": 2, "counter": 3}

    def __init__(self, name, points=0):
        self.name = name
        self.points = points
        self.skills = []

    def unlock(self, skill):
        missing = [s for s in self.TREE[skill] if s not in self.skills]
        if missing:
            raise Locked(skill, missing)
        price = self.COST[skill]
        if price > self.points:
            raise ValueError(f"{skill} costs {price}, {self.name} has {self.points}")
        self.points -= price
        self.skills.append(skill)
        return self

    def auto(self, skill):
        for need in self.TREE[skill]:
            if need not in self.skills:
                self.auto(need)
        return self.unlock(skill)


def main():
    hero = Hero("Brunhild", 5)
    hero.unlock("block")
    try:
        hero.unlock("counter")
    except Locked as e:
        print(e)
        for skill in e.missing:
            hero.auto(skill)
    print(hero.skills, hero.points)
    try:
        hero.unlock("counter")
    except (Locked, ValueError) as e:
        print(type(e).__name__, e)
    hero.points += 2
    print(hero.auto("counter").skills)


main()
