class UnionFind:
    def __init__(self, items):
        self.parent = {item: item for item in items}
        self.size = dict.fromkeys(self.parent, 1)

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        return True

    def groups(self):
        result = {}
        for item in self.parent:
            result.setdefault(self.find(item), []).append(item)
        return sorted(result.values(), key=len, reverse=True)


houses = "abcdefgh"
pipes = ["ab", "cd", "bd", "ef", "ac", "gh"]
uf = UnionFind(houses)
useless = [p for p in pipes if not uf.union(*p)]
print("groups", ["".join(sorted(g)) for g in uf.groups()])
print("not needed:", useless)
print(uf.find("a") == uf.find("c"), uf.find("a") == uf.find("h"))
