class Node:
    def __init__(self, start, end, label):
        self.start, self.end, self.label = start, end, label
        self.latest = end
        self.left = self.right = None


def insert(node, start, end, label):
    if node is None:
        return Node(start, end, label)
    side = "left" if start < node.start else "right"
    setattr(node, side, insert(getattr(node, side), start, end, label))
    node.latest = max(node.latest, end)
    return node


def at(node, time, checked):
    if node is None or node.latest < time:
        return []
    checked.append(node.label)
    hits = at(node.left, time, checked)
    if node.start <= time <= node.end:
        hits.append(node.label)
    if node.start <= time:
        hits += at(node.right, time, checked)
    return hits


def build(entries):
    root = None
    for label, (start, end) in entries.items():
        root = insert(root, start, end, label)
    return root


def main():
    day = {"work": (9, 17), "lunch": (12, 13), "gym": (7, 8), "call": (12.5, 14), "series": (20, 22)}
    root = build(day)
    for time in (7.5, 12.75, 18, 21):
        checked = []
        hits = at(root, time, checked)
        print(f"{time:>5}: {' + '.join(hits) or 'free':<20} looked at {len(checked)}")
    print(root.latest, root.left.label, root.right.latest)


main()
