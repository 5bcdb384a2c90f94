# Removing from the list that is looped over skips the next one.
class Sheep:
    def __init__(self, name, wool):
        self.name = name
        self.wool = wool

    def __repr__(self):
        return f"{self.name}:{self.wool}"


flock = [Sheep("Ada", 2), Sheep("Bea", 5), Sheep("Coco", 6), Sheep("Dot", 1), Sheep("Eve", 7)]


def shear_and_sell(flock):
    wool = 0
    for sheep in flock:
        if sheep.wool >= 5:
            wool += sheep.wool
            flock.remove(sheep)
    return wool


print(shear_and_sell(flock), flock)
print(shear_and_sell(flock), flock)


def sell_all(flock, least):
    keep, sold = [], []
    for sheep in flock:
        (sold if sheep.wool >= least else keep).append(sheep)
    flock[:] = keep
    return sold


same = flock
print(sell_all(flock, 2), same, same is flock)
