class Virus:
    def __init__(self, code, parent=None):
        self.code = code
        self.parent = parent

    def mutate(self, position, letter):
        if not 0 <= position < len(self.code):
            raise IndexError(f"position {position} is outside of {self.code}")
        return Virus(self.code[:position] + letter + self.code[position + 1:], parent=self)

    def ancestors(self):
        v = self
        while v.parent is not None:
            v = v.parent
            yield v

    def distance(self, other):
        return sum(a != b for a, b in zip(self.code, other.code))

    def __hash__(self):
        return hash(self.code)

    def __eq__(self, other):
        return self.code == other.code


def common(a, b):
    line = list(a.ancestors())
    for v in b.ancestors():
        if v in line:
            return v


alpha = Virus("ACGTACGT")
beta = alpha.mutate(2, "T").mutate(5, "A")
gamma = beta.parent.mutate(0, "G")
delta = gamma.mutate(0, "A")
print(beta.code, gamma.code, delta.code)
print("distances", alpha.distance(beta), beta.distance(gamma), delta.distance(beta.parent))
print("common ancestor", common(beta, delta).code)
print(len({alpha, beta, gamma, delta, beta.parent}), delta == beta.parent, delta is beta.parent)
print([v.code for v in delta.ancestors()])
try:
    alpha.mutate(8, "C")
except IndexError as e:
    print(e)
