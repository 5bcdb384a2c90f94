class Nfa:
    def __init__(self):
        self.edges = {}
        self.free = {}

    def edge(self, a, symbol, b):
        self.edges.setdefault((a, symbol), set()).add(b)

    def epsilon(self, a, b):
        self.free.setdefault(a, set()).add(b)

    def closure(self, states):
        result = set(states)
        stack = list(states)
        while stack:
            for nxt in self.free.get(stack.pop(), ()):
                if nxt not in result:
                    result.add(nxt)
                    stack.append(nxt)
        return result

    def run(self, word, start=0):
        now = self.closure({start})
        for c in word:
            step = set()
            for q in now:
                step |= self.edges.get((q, c), set())
            now = self.closure(step)
        return now


# (ab)*a?
n = Nfa()
n.edge(0, "a", 1)
n.edge(1, "b", 0)
n.epsilon(0, 2)
n.edge(2, "a", 3)
final = {2, 3}

for word in ["", "a", "ab", "aba", "abb", "ba"]:
    ends = n.run(word)
    verdict = "yes" if ends & final else "no"
    print(f"{word or '(empty)':8} {sorted(ends)} {verdict}")
