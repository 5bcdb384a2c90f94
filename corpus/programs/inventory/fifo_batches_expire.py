class Batch:
    def __init__(self, day, n):
        self.day = day
        self.n = n

    def __repr__(self):
        return f"{self.n}@{self.day}"


class Product:
    keeps = 3

    def __init__(self, name, keeps=None):
        self.name = name
        self.batches = []
        if keeps:
            self.keeps = keeps

    def receive(self, day, n):
        self.batches.append(Batch(day, n))

    def clean(self, today):
        old = [b for b in self.batches if today - b.day >= self.keeps]
        for b in old:
            self.batches.remove(b)
        return sum(b.n for b in old)

    def sell(self, n):
        while n and self.batches:
            first = self.batches[0]
            taken = min(n, first.n)
            first.n -= taken
            n -= taken
            if first.n == 0:
                self.batches.pop(0)
        return n


milk, salt = Product("milk"), Product("salt", keeps=100)
for p in (milk, salt):
    p.receive(1, 5)
    p.receive(2, 4)
print(milk.sell(6), milk.batches)
print(milk.clean(5), milk.batches, salt.clean(5), salt.batches)
milk.receive(6, 3)
print("not served:", milk.sell(5), milk.batches, Product.keeps)
