class Graph:
    def __init__(self, **edges):
        self._edges = {k: v.split() for k, v in edges.items()}

    def __getitem__(self, node):
        return self._edges.get(node, [])

    def __iter__(self):
        return iter(self._edges)

    def __len__(self):
        return sum(len(v) for v in self._edges.values())

    def __contains__(self, edge):
        a, b = edge
        return b in self[a]

    def reversed(self):
        turned = Graph()
        for a in self:
            for b in self[a]:
                turned._edges.setdefault(b, []).append(a)
        return turned

    def preorder(self, node, seen=None):
        seen = set() if seen is None else seen
        if node not in seen:
            seen.add(node)
            yield node
            for child in self[node]:
                yield from self.preorder(child, seen)


g = Graph(parser="lexer tree", lexer="regex", printer="tree", tree="")
print(len(g), list(g))
print(("parser", "lexer") in g, ("lexer", "parser") in g)
print(list(g.preorder("parser")))
r = g.reversed()
print(sorted(r), r["tree"])
print(list(r.preorder("regex")))
