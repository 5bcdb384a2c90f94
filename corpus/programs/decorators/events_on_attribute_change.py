def observed(*names):
    def decorate(cls):
        original = cls.__setattr__

        def __setattr__(self, name, value):
            old = getattr(self, name, None)
            original(self, name, value)
            if name in names and old != value:
                for func in cls.listeners:
                    func(self, name, old, value)

        cls.__setattr__ = __setattr__
        cls.listeners = []
        return cls
    return decorate


@observed("price")
class Stock:
    def __init__(self, name, price):
        self.name, self.price = name, price


@observed()
class Quiet:
    x = 1


changes = []
a = Stock("ACME", 10)
Stock.listeners.append(lambda obj, *change: changes.append((obj.name, *change)))
b = Stock("Bolt", 5)
a.price += 2
a.price = 12
b.name = "Bolts"
b.price -= 1
q = Quiet()
q.x = 2
print(*changes, sep="\n")
print(len(Quiet.listeners), Stock.listeners is Quiet.listeners)
