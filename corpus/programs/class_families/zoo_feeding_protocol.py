from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass
class Animal(ABC):
    name: str
    kg: float

    @abstractmethod
    def meal(self) -> dict:
        ...

    def cost(self, prices: dict) -> float:
        return sum(prices[food] * n for food, n in self.meal().items())


class Lion(Animal):
    def meal(self):
        return {"meat": self.kg * 0.04}


@dataclass
class Elephant(Animal):
    greedy: bool = False

    def meal(self):
        hay = self.kg * 0.03
        return {"hay": hay * 1.5, "apple": 5} if self.greedy else {"hay": hay}


class Baby(Lion):
    def meal(self):
        half = {food: n / 2 for food, n in super().meal().items()}
        return half | {"milk": 2}


def main() -> None:
    zoo = [Lion("Nala", 150), Elephant("Otto", 4000, greedy=True), Elephant("Uma", 3000), Baby("Kito", 20.0)]
    prices = {"meat": 6.5, "hay": 0.2, "apple": 0.8, "milk": 1.1}
    total: dict = {}
    for a in zoo:
        print(f"{a.name:<5}{type(a).__name__:<9}{a.cost(prices):7.2f} {a.meal()}")
        for food, n in a.meal().items():
            total[food] = total.get(food, 0) + n
    print({f: round(n, 1) for f, n in total.items()})
    print(zoo[1] == Elephant("Otto", 4000, True), zoo[3] == Lion("Kito", 20.0))
    try:
        Animal("ghost", 0)
    except TypeError:
        print("no plain animals")


if __name__ == "__main__":
    main()
