class Tree:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def insert(self, key):
        if key == self.key:
            return False
        side = "left" if key < self.key else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Tree(key))
            return True
        return child.insert(key)


def walk(tree):
    if tree is None:
        return []
    return walk(tree.left) + [tree.key] + walk(tree.right)


def height(tree):
    if not tree:
        return 0
    left = height(tree.left)
    right = height(tree.right)
    return 1 + max(left, right)


root = Tree(5)
for key in (2, 8, 5):
    added = root.insert(key)
    print(key, added)
keys = walk(root)
print(keys, height(root))
