class Feeder:
    portions = []

    def __init__(self, name, grams):
        self.name = name
        self.grams = grams
        self.state = "waiting"

    def hour(self, h):
        if self.state == "empty":
            return None
        if h in (7, 13, 19):
            size = 60 if h == 13 else 90
            if self.grams < size:
                self.state = "empty"
                return None
            self.grams -= size
            self.portions.append((h, size))
            self.state = "fed"
            return size
        self.state = "waiting"
        return 0


cat = Feeder("cat", 400)
dog = Feeder("dog", 200)
for day in range(2):
    for h in (6, 7, 13, 19):
        cat.hour(h)
        dog.hour(h)

for feeder in (cat, dog):
    served = sum(size for _, size in feeder.portions)
    print(feeder.name, feeder.state, feeder.grams, "left,", served, "served")
print(len(cat.portions), cat.portions is dog.portions)
