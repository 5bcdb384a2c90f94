class Block:
    def __init__(self, colour, under=None):
        self.colour, self.under = colour, under


class Table:
    def __init__(self):
        self.tops = []

    def put(self, colour, on=None):
        if on is not None and on not in self.tops:
            raise ValueError(f"the {on.colour} block is covered")
        block = Block(colour, on)
        if on:
            self.tops[self.tops.index(on)] = block
        else:
            self.tops.append(block)
        return block

    def towers(self):
        for top in self.tops:
            colours, block = [], top
            while block:
                colours.append(block.colour)
                block = block.under
            yield "/".join(colours)


t = Table()
red = t.put("red")
blue = t.put("blue", on=red)
t.put("green")
print(list(t.towers()))
try:
    t.put("gold", on=red)
except ValueError as e:
    print(e)
t.put("gold", blue)
t.tops.sort(key=lambda b: b.colour)
print(list(t.towers()), t.tops[0].under is blue)
t.tops[0] = t.tops[0].under
print(list(t.towers()), blue.under.colour)
red.colour = "pink"
red.under = t.tops[1]
print(list(t.towers()))
