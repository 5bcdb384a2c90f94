class Rope:
    """Long text in pieces: joining is cheap, nothing is copied."""

    def __init__(self, left, right=None):
        self.left = left
        self.right = right
        self.length = len(left) + (len(right) if right is not None else 0)

    def __len__(self):
        return self.length

    def __add__(self, other):
        if isinstance(other, str):
            other = Rope(other)
        return Rope(self, other)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return "".join(self[k] for k in range(*i.indices(len(self))))
        if i < 0:
            i += len(self)
        if i < len(self.left):
            return self.left[i]
        return self.right[i - len(self.left)]

    def __str__(self):
        return str(self.left) + ("" if self.right is None else str(self.right))


def main():
    text = Rope("The quick ") + "brown " + "fox"
    print(text, len(text))
    print(text[4], text[-1], text[10:15])
    doubled = text + text
    print(doubled[::6], len(doubled))
    print(text[30])


main()
