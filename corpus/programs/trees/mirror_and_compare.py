class Tree:
    def __init__(self, value, left=None, right=None):
        self.value, self.left, self.right = value, left, right

    def __eq__(self, other):
        return (
            isinstance(other, Tree)
            and self.value == other.value
            and self.left == other.left
            and self.right == other.right
        )

    def __repr__(self):
        if self.left is self.right is None:
            return f"T({self.value})"
        return f"T({self.value}, {self.left}, {self.right})"

    def mirror(self):
        return Tree(
            self.value,
            self.right.mirror() if self.right else None,
            self.left.mirror() if self.left else None,
        )

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.value
        if self.right:
            yield from self.right


mobile = Tree("rod", Tree("star"), Tree("rod2", Tree("moon"), Tree("sun")))
print(mobile)
print(mobile.mirror())
print(list(mobile), list(mobile.mirror())[::-1] == list(mobile))
print(mobile == mobile.mirror(), mobile == mobile.mirror().mirror())
even = Tree(1, Tree(2), Tree(2))
print(even == even.mirror())
