STEPS = []

def step(number):
    def mark(function):
        STEPS.append((number, function))
        return function
    return mark

@step(3)
def bake(dough):
    dough["state"] = "bread" if dough["risen"] else "brick"
    return dough

@step(1)
def knead(dough):
    dough["smooth"] = dough["water"] / dough["flour"] > 0.55
    return dough

@step(2)
def rest(dough):
    dough["risen"] = dough["smooth"] and dough["yeast"] > 0
    return dough

def make(**ingredients):
    dough = ingredients
    for number, function in sorted(STEPS, key=lambda s: s[0]):
        dough = function(dough)
        print(number, function.__name__, {k: v for k, v in dough.items() if k not in ("flour", "water", "yeast")})
    return dough["state"]

first = make(flour=500, water=320, yeast=7)
second = make(flour=500, water=250, yeast=7)
third = make(flour=500, water=320, yeast=0)
print([first, second, third].count("bread"), "of 3 are bread")
