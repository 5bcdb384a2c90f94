class Effect:
    def __init__(self, name, turns, change):
        self.name = name
        self.turns = turns
        self.change = change


def tick(hp, effects):
    for effect in effects:
        hp += effect.change
        effect.turns -= 1
        if effect.turns == 0:
            print("   ", effect.name, "wears off")
            effects.remove(effect)
    return hp


hp = 30
effects = [Effect("poison", 2, -4), Effect("burning", 3, -2), Effect("blessing", 4, 1)]
turn = 0
while effects:
    turn += 1
    hp = tick(hp, effects)
    print(f"turn {turn}: hp {hp}, {[e.name for e in effects]}")
expected = 30 + 2 * -4 + 3 * -2 + 4 * 1
print("hp", hp, "expected", expected)
if hp != expected:
    print("difference", hp - expected)
