class Table:
    EMPTY, GONE = object(), object()

    def __init__(self, size=5):
        self.slots = [self.EMPTY] * size
        self.probes = 0

    def _walk(self, key):
        start = sum(map(ord, key)) % len(self.slots)
        for step in range(len(self.slots)):
            self.probes += 1
            yield (start + step) % len(self.slots)

    def add(self, key):
        for i in self._walk(key):
            if self.slots[i] in (self.EMPTY, self.GONE, key):
                self.slots[i] = key
                return i
        raise OverflowError(f"no room for {key}")

    def find(self, key):
        for i in self._walk(key):
            if self.slots[i] is self.EMPTY:
                return None
            if self.slots[i] == key:
                return i
        return None

    def remove(self, key):
        i = self.find(key)
        if i is not None:
            self.slots[i] = self.GONE
        return i is not None


table = Table()
for animal in ["dog", "god", "eel", "lee"]:
    print(animal, "in slot", table.add(animal))
print(table.find("lee"), table.find("cow"))
print(table.remove("god"), table.find("lee"), table.remove("god"))
table.add("emu"); table.add("yak")
print(table.probes)
try:
    table.add("ant")
except OverflowError as e:
    print(e)
