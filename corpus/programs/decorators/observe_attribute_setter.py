def tracked(*names):
    def decorate(cls):
        original = cls.__setattr__

        def __setattr__(self, name, value):
            if name in names and hasattr(self, name):
                cls.changes.append((name, getattr(self, name), value))
            original(self, name, value)

        cls.__setattr__ = __setattr__
        cls.changes = []
        return cls
    return decorate


@tracked("price", "stock")
class Article:
    def __init__(self, name, price, stock=0):
        self.name = name
        self.price = price
        self.stock = stock

    def sell(self, n):
        self.stock -= n


def main():
    pen = Article("pen", 1.5, stock=20)
    pen.sell(4)
    pen.price = 1.8
    pen.name = "ballpen"
    ink = Article("ink", 7)
    ink.stock += 5
    for name, old, new in Article.changes:
        direction = "up" if new > old else "down"
        print(f"{name:<6}{old} -> {new} ({direction})")
    print(pen.name, pen.stock, ink.stock, len(Article.changes))


main()
