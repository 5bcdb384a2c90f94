class Tree:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None
        self.count = 1

    def insert(self, key):
        if key == self.key:
            self.count += 1
            return
        side = "left" if key < self.key else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Tree(key))
        else:
            child.insert(key)

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.key, self.count
        if self.right:
            yield from self.right

    def height(self):
        return 1 + max(
            self.left.height() if self.left else 0,
            self.right.height() if self.right else 0,
        )


words = "to be or not to be".split()
root = Tree(words[0])
for w in words[1:]:
    root.insert(w)
print(list(root), root.height())
print(root.left.key, root.right, root.left.right.key)
straight = Tree(1)
for n in (2, 3, 4):
    straight.insert(n)
print(straight.height(), straight.right.right.right.key)
