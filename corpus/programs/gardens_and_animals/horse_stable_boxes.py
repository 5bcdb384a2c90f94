boxes = [None] * 6
horses = [("Luna", 2), ("Blitz", 5), ("Wotan", 2), ("Fee", 9), ("Rocky", 1)]


class StableError(Exception):
    pass


def place(horse, wish):
    if not 1 <= wish <= len(boxes):
        raise StableError(f"{horse}: there is no box {wish}")
    for offset in range(len(boxes)):
        for i in (wish - 1 - offset, wish - 1 + offset):
            if 0 <= i < len(boxes) and boxes[i] is None:
                boxes[i] = horse
                return i + 1
    raise StableError("the stable is full")


def neighbours(horse):
    i = boxes.index(horse)
    return [b for b in boxes[max(0, i - 1):i + 2] if b and b != horse]


for horse, wish in horses:
    try:
        box = place(horse, wish)
        print(f"{horse} wants {wish}, gets {box}")
    except StableError as e:
        print("!", e)
print([b or "-" for b in boxes])
print("beside Luna:", neighbours("Luna"))
quarrel = [("Luna", "Wotan")]
for a, b in quarrel:
    if b in neighbours(a) and None in boxes:
        free = boxes.index(None)
        i = boxes.index(b)
        boxes[free], boxes[i] = boxes[i], boxes[free]
print([b or "-" for b in boxes], neighbours("Luna"))
print(boxes.count(None), "free")
