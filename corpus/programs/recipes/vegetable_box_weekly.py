from dataclasses import dataclass, field


@dataclass
class Box:
    size: str
    content: dict = field(default_factory=dict)

    LIMIT = {"S": 3000, "L": 5500}

    @property
    def weight(self):
        return sum(self.content.values())

    def room(self):
        return self.LIMIT[self.size] - self.weight

    def add(self, what, grams):
        grams = min(grams, self.room())
        if grams > 0:
            self.content[what] = self.content.get(what, 0) + grams
        return grams


def pack(harvest, boxes):
    left = dict(harvest)
    for what in sorted(harvest, key=harvest.get, reverse=True):
        share = harvest[what] // len(boxes)
        for box in boxes:
            left[what] -= box.add(what, share)
    return left


def main():
    boxes = [Box("S"), Box("L"), Box(size="S")]
    harvest = {"potato": 6000, "kale": 900, "beet": 2400, "onion": 1500}
    left = pack(harvest, boxes)
    for b in boxes:
        print(b.size, b.weight, b.content)
    print("left:", {w: g for w, g in left.items() if g})
    assert sum(b.weight for b in boxes) + sum(left.values()) == sum(harvest.values())
    full = [b.size for b in boxes if b.room() == 0]
    print(full, boxes[1].room())


main()
