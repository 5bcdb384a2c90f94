class Node:
    def __init__(self, key=None, value=None):
        self.key, self.value = key, value
        self.older = self.newer = None


class Lru:
    def __init__(self, size):
        self.size = size
        self.nodes = {}
        self.end = Node()
        self.end.older = self.end.newer = self.end

    def _unlink(self, node):
        node.older.newer, node.newer.older = node.newer, node.older

    def _link(self, node):
        node.older, node.newer = self.end.older, self.end
        self.end.older.newer = node
        self.end.older = node

    def get(self, key):
        node = self.nodes.get(key)
        if node is None:
            return None
        self._unlink(node)
        self._link(node)
        return node.value

    def put(self, key, value):
        if key in self.nodes:
            self._unlink(self.nodes[key])
        elif len(self.nodes) == self.size:
            oldest = self.end.newer
            self._unlink(oldest)
            del self.nodes[oldest.key]
        node = self.nodes[key] = Node(key, value)
        self._link(node)

    def order(self):
        node, keys = self.end.newer, ""
        while node is not self.end:
            keys += node.key
            node = node.newer
        return keys


c = Lru(2)
c.put("a", 1)
c.put("b", 2)
print(c.get("a"), c.order())
c.put("c", 3)
print(c.get("b"), c.order())
c.put("a", 10)
print(c.order(), c.get("a"), len(c.nodes), c.end.older.key)
