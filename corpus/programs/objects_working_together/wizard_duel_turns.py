class Wizard:
    def __init__(self, name, spells, hp=20, mana=10):
        self.name, self.hp, self.mana = name, hp, mana
        self.spells = spells
        self.shield = 0

    def cast(self, target):
        for spell in self.spells:
            if spell.cost <= self.mana:
                self.mana -= spell.cost
                return spell.effect(self, target)
        self.mana += 4
        return "rests"

    def damage(self, n):
        blocked = min(self.shield, n)
        self.shield -= blocked
        self.hp -= n - blocked
        return n - blocked


class Spell:
    def __init__(self, cost, effect):
        self.cost, self.effect = cost, effect


def fire(caster, target):
    return f"burns {target.name} for {target.damage(7)}"


def guard(caster, target):
    caster.shield += 5
    return "raises a shield"


def drain(caster, target):
    got = target.damage(3)
    caster.hp += got
    return f"drains {got}"


ada = Wizard("Ada", [Spell(6, fire), Spell(2, drain)])
bo = Wizard("Bo", [Spell(8, guard), Spell(3, drain)], mana=12)
turn, other = ada, bo
for n in range(7):
    print(f"{turn.name} {turn.cast(other)} ({other.hp} hp, {turn.mana} mana)")
    turn, other = other, turn
print(ada.hp, bo.hp, bo.shield)
