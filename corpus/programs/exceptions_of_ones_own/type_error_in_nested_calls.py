class Part:
    def __init__(self, name, grams):
        self.name, self.grams = name, grams


def weight(part):
    return part.grams * part.count


def total(parts):
    return sum(weight(p) for p in parts)


def report(orders):
    lines = []
    for number, parts in orders.items():
        try:
            lines.append(f"{number}: {total(parts)} g")
        except AttributeError as e:
            lines.append(f"{number}: ? ({e.name if hasattr(e, 'name') else 'count'})")
        except TypeError as e:
            lines.append(f"{number}: {e}")
    return lines


bolt, nut = Part("bolt", 12), Part("nut", 5)
bolt.count = 10
orders = {"A": [bolt], "B": [bolt, nut], "C": 5, "D": []}
print(*report(orders), sep="\n")
nut.count = "3"
print(weight(nut), weight(bolt))
print(total([bolt, nut]))
