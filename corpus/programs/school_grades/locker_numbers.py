lockers = {101: "Ada", 102: None, 103: "Bob", 104: None, 105: "Cleo"}


def assign(name):
    for number, owner in lockers.items():
        if owner == None:
            lockers[number] = name
            return number
    return None


def release(name):
    for number, owner in lockers.items():
        if owner == name:
            del lockers[number]
            return number


print("Dan gets", assign("Dan"))
print("Eve gets", assign("Eve"))
print("Fil gets", assign("Fil"))
print("released", release("Bob"))
print("Fil gets", assign("Fil"))
print(sorted(lockers.items()))
taken = [n for n in lockers if lockers[n]]
print(len(taken), "of", len(lockers), "taken")
