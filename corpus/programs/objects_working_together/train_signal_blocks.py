class Block:
    def __init__(self, name):
        self.name = name
        self.train = None
        self.next = None

    @property
    def signal(self):
        if self.train:
            return "red"
        return "yellow" if self.next and self.next.train else "green"


class Train:
    def __init__(self, name, block):
        self.name = name
        self.block = block
        block.train = self
        self.waits = 0

    def move(self):
        target = self.block.next
        if target is None or target.signal == "red":
            self.waits += 1
            return False
        self.block.train = None
        self.block, target.train = target, self
        return True


blocks = [Block(c) for c in "ABCD"]
for a, b in zip(blocks, blocks[1:]):
    a.next = b
fast, slow = Train("fast", blocks[0]), Train("slow", blocks[1])
for tick in range(6):
    moved = [t.name for t in (fast, slow) if not (t is slow and tick % 2) and t.move()]
    print(tick, "".join((b.train.name[0] if b.train else ".") for b in blocks), [b.signal[0] for b in blocks], moved)
print(fast.waits, slow.waits, slow.block.name)
blocks[-1].next = blocks[0]
print(slow.move(), fast.move(), blocks[3].train is fast)
