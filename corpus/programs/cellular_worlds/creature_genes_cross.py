import random


class Creature:
    born = 0

    def __init__(self, genes):
        self.genes = genes
        Creature.born += 1
        self.number = Creature.born

    @property
    def fitness(self):
        return sum(g == t for g, t in zip(self.genes, "MOSS"))

    def cross(self, other, rng):
        cut = rng.randrange(1, len(self.genes))
        child = self.genes[:cut] + other.genes[cut:]
        if rng.random() < 0.4:
            i = rng.randrange(len(child))
            child = child[:i] + rng.choice("MOSTE") + child[i + 1:]
        return Creature(child)

    def __repr__(self):
        return f"#{self.number}:{self.genes}({self.fitness})"


def generation(population, rng):
    population = sorted(population, key=lambda c: c.fitness, reverse=True)
    parents = population[:2]
    children = [parents[0].cross(parents[1], rng) for _ in range(3)]
    return parents + children


rng = random.Random(21)
population = [Creature(g) for g in ("MATE", "TOTS", "EEEE", "TEST")]
for n in range(4):
    population = generation(population, rng)
    best = max(population, key=lambda c: c.fitness)
    print(n + 1, population, "best", best.genes)
    if best.fitness == 4:
        break
print("born:", Creature.born)
