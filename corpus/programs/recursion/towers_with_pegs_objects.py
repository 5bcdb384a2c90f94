class Peg:
    def __init__(self, name, disks=()):
        self.name = name
        self.disks = list(disks)

    def put(self, disk):
        if self.disks and self.disks[-1] < disk:
            raise ValueError(f"{disk} on {self.disks[-1]}")
        self.disks.append(disk)


moves = []


def move(n, source, target, spare):
    if n == 0:
        return
    move(n - 1, source, spare, target)
    target.put(source.disks.pop())
    moves.append(source.name + target.name)
    move(n - 1, spare, target, source)


a, b, c = Peg("A", [3, 2, 1]), Peg("B"), Peg("C")
move(3, a, c, b)
print(" ".join(moves), len(moves))
print(a.disks, b.disks, c.disks)
b.put(2)
b.put(9)
