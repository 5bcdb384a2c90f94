import copy


class UndoCart:
    def __init__(self):
        self._lines = {}
        self._past = []
        self._future = []

    def _remember(self):
        self._past.append(copy.copy(self._lines))
        self._future.clear()

    def set(self, product, **options):
        self._remember()
        self._lines.setdefault(product, {}).update(options)

    def drop(self, product):
        self._remember()
        del self._lines[product]

    def undo(self):
        if self._past:
            self._future.append(self._lines)
            self._lines = self._past.pop()

    def redo(self):
        if self._future:
            self._past.append(self._lines)
            self._lines = self._future.pop()

    def __str__(self):
        return ", ".join(f"{k}{v}" for k, v in self._lines.items()) or "(empty)"


def main():
    cart = UndoCart()
    cart.set("mug", n=1, color="blue")
    cart.set("lamp", n=2)
    cart.drop("mug")
    print(cart)
    cart.undo()
    print(cart)
    cart.set("mug", n=4)
    print(cart)
    cart.undo()
    print(cart)
    cart.redo()
    cart.redo()
    print(cart)
    for _ in range(5):
        cart.undo()
    print(cart)


if __name__ == "__main__":
    main()
