from abc import ABC, abstractmethod


class Npc(ABC):
    def __init__(self, name: str, mood: int = 0):
        self.name = name
        self.mood = mood

    def meet(self, player: dict) -> str:
        greeting = self.greet(player)
        self.mood += 1
        return f"{self.name}: {greeting}"

    @abstractmethod
    def greet(self, player: dict) -> str: ...


class Beggar(Npc):
    def greet(self, player):
        if player["gold"] > 0:
            player["gold"] -= 1
            return "Bless you!"
        return "Same as me, then."


class Smith(Npc):
    prices = {"knife": 4, "axe": 7}

    def greet(self, player):
        able = {k: p - self.mood for k, p in self.prices.items() if p - self.mood <= player["gold"]}
        if not able:
            return "Come back with money."
        thing = max(able, key=able.get)
        player["gold"] -= able[thing]
        player["bag"].append(thing)
        return f"A {thing} for {able[thing]}!"


class Echo(Npc):
    def greet(self, player):
        return " ".join(reversed(player["name"].split()))


def main():
    player = {"name": "Sir Lancelot", "gold": 11, "bag": []}
    village = [Beggar("Old Tom"), Smith("Ilmari", mood=1), Echo("Cave")]
    for day in range(3):
        for npc in village:
            print(day, npc.meet(player), player["gold"])
    print(player["bag"], {n.name: n.mood for n in village})
    try:
        Npc("nobody")
    except TypeError:
        print("an Npc alone cannot be made")


main()
