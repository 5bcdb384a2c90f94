class Plant:
    tools = []
    water = 2

    def __init__(self, name):
        self.name = name

    def need(self, tool):
        self.tools.append(tool)
        return self

    def drink(self, days):
        self.water += days
        return self.water


class Tree(Plant):
    water = 10


class Flower(Plant):
    tools = ["vase"]


oak = Tree("oak").need("ladder")
rose = Flower("rose").need("gloves")
moss = Plant("moss")
print(oak.tools, rose.tools, moss.tools)
print(oak.drink(3), rose.drink(1), moss.water)
print(Tree.water, Plant.water, oak.water)
Plant.water = 99
print(Flower("tulip").water, rose.water, Tree("elm").water)
moss.need("nothing")
print(oak.tools, "tools" in vars(oak), Flower.tools)
for p in (oak, rose, moss):
    own = sorted(vars(p))
    print(p.name, own)
