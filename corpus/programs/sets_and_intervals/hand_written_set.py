class MySet:
    def __init__(self, items=[]):
        self.items = []
        for i in items:
            self.add(i)

    def add(self, item):
        if item not in self.items:
            self.items.append(item)

    def union(self, other):
        result = MySet(self.items)
        for i in other.items:
            result.add(i)
        return result

    def intersection(self, other):
        result = MySet()
        for i in self.items:
            if i in other.items:
                result.add(i)
        return result

    def difference(self, other):
        result = self
        for i in other.items:
            if i in result.items:
                result.items.remove(i)
        return result

    def show(self):
        return "{" + ", ".join([str(i) for i in self.items]) + "}"


mine = MySet([3, 1, 4, 1, 5])
yours = MySet([1, 5, 9])
print(mine.show(), yours.show())
print("union:", mine.union(yours).show())
print("both:", mine.intersection(yours).show())
print("only mine:", mine.difference(yours).show())
print("only yours:", yours.difference(mine).show())
print(mine.show(), yours.show())
