from dataclasses import dataclass


@dataclass
class World:
    grass: float
    rabbits: float
    foxes: float

    def step(self):
        eaten_grass = min(self.grass, self.rabbits * 0.5)
        eaten_rabbits = min(self.rabbits, self.foxes * 2, self.rabbits * 0.4)
        births = eaten_grass * 0.6
        return World(
            grass=(self.grass - eaten_grass) * 1.5 + 5,
            rabbits=max(0, self.rabbits + births - eaten_rabbits),
            foxes=self.foxes * 0.8 + eaten_rabbits * 0.1,
        )

    def __iter__(self):
        return iter((self.grass, self.rabbits, self.foxes))


def main():
    world = World(80, 30, 4)
    history = [world]
    for year in range(6):
        world = world.step()
        history.append(world)
        print(year + 1, *(f"{v:7.2f}" for v in world))
    rabbits = [w.rabbits for w in history]
    peak = rabbits.index(max(rabbits))
    print(f"most rabbits in year {peak}: {rabbits[peak]:.1f}")
    falls = [i for i in range(1, len(history)) if history[i].foxes < history[i - 1].foxes]
    print("foxes fell in", falls)
    empty = World(grass=10, rabbits=0, foxes=1).step()
    print(empty)


if __name__ == "__main__":
    main()
