class Soldier:
    def __init__(self, name, height):
        self.name, self.height = name, height
        self.left = self.right = None


def line_up(soldiers):
    for s in soldiers:
        s.left = s.right = None
    for a, b in zip(soldiers, soldiers[1:]):
        a.right, b.left = b, a
    return soldiers


def shout(soldier):
    names = []
    while soldier:
        names.append(soldier.name)
        soldier = soldier.right
    return " ".join(names)


troop = line_up([Soldier("Kai", 180), Soldier("Lou", 165), Soldier("Mac", 190), Soldier("Ned", 165)])
first = troop[0]
print(shout(first), "|", first.right.right.left.name)
ordered = line_up(sorted(troop, key=lambda s: s.height))
print(shout(ordered[0]), "|", shout(troop[0]), "|", first.left.name)
gone = ordered.pop(1)
print(shout(ordered[0]), gone.left.name)        # still linked
line_up(ordered)
print(shout(ordered[0]), "|", shout(gone), gone in troop)
tall = max(ordered, key=lambda s: s.height)
print(tall.name, tall.right, tall.left.left.left)
