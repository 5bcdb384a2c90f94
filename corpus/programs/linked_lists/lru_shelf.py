class Jar:
    def __init__(self, spice):
        self.spice = spice
        self.newer = self.older = None


class SpiceShelf:
    def __init__(self, room):
        self.room = room
        self.jars = {}
        self.newest = self.oldest = None

    def _unlink(self, jar):
        if jar.newer: jar.newer.older = jar.older
        else: self.newest = jar.older
        if jar.older: jar.older.newer = jar.newer
        else: self.oldest = jar.newer

    def _to_front(self, jar):
        jar.older, jar.newer = self.newest, None
        if self.newest:
            self.newest.newer = jar
        self.newest = jar
        if self.oldest is None:
            self.oldest = jar

    def use(self, spice):
        if spice in self.jars:
            self._unlink(self.jars[spice])
        else:
            if len(self.jars) == self.room:
                gone = self.oldest
                self._unlink(gone)
                del self.jars[gone.spice]
                print("   threw away", gone.spice)
            self.jars[spice] = Jar(spice)
        self._to_front(self.jars[spice])

    def __iter__(self):
        jar = self.newest
        while jar:
            yield jar.spice
            jar = jar.older


shelf = SpiceShelf(3)
for spice in "salt pepper cumin salt curry cumin sage".split():
    shelf.use(spice)
    print(f"{spice:<7}", *shelf)
print(sorted(shelf.jars), shelf.oldest.spice)
