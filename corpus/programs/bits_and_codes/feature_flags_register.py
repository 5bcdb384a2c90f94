class Bit:
    """Descriptor: one bit of the register as a bool."""

    def __init__(self, position):
        self.mask = 1 << position

    def __set_name__(self, owner, name):
        self.name = name
        owner.bits = {**getattr(owner, "bits", {}), name: self}

    def __get__(self, obj, owner=None):
        return self if obj is None else bool(obj.value & self.mask)

    def __set__(self, obj, on):
        obj.value = obj.value | self.mask if on else obj.value & ~self.mask


class Status:
    ready = Bit(0)
    error = Bit(3)
    sleeping = Bit(7)

    def __init__(self, value=0):
        self.value = value

    def __repr__(self):
        names = [name for name in self.bits if getattr(self, name)]
        return f"<{self.value:#04x} {'+'.join(names) or 'nothing'}>"


def main():
    s = Status()
    print(s)
    s.ready = True
    s.sleeping = 1
    print(s, s.error)
    s.ready = not s.ready
    print(s, s.value)
    other = Status(0b1001)
    print(other, Status.error.mask, sorted(Status.bits))
    other.error ^= True
    print(other, Status(s.value | other.value))


main()
