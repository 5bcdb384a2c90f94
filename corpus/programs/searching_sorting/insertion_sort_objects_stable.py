class Box:
    def __init__(self, label, weight):
        self.label, self.weight = label, weight
        self.moves = 0

    def __lt__(self, other):
        return self.weight < other.weight

    def __repr__(self):
        return f"{self.label}{self.weight}"


def insertion(items):
    for i in range(1, len(items)):
        item = items[i]
        j = i
        while j > 0 and item < items[j - 1]:
            items[j] = items[j - 1]
            items[j].moves += 1
            j -= 1
        items[j] = item
    return items


boxes = [Box("a", 3), Box("b", 1), Box("c", 3), Box("d", 2)]
before = boxes[:]
print(insertion(boxes))
print([b.moves for b in before], boxes == sorted(before))
print(before == sorted(before), min(before), sorted(before, reverse=True))
print(sorted("python", key=lambda c: (c in "aeiou", c)))
