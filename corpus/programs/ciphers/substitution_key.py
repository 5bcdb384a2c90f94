import random
import string


class SubstitutionKey:
    def __init__(self, mapping):
        if sorted(mapping) != sorted(mapping.values()):
            raise ValueError("not a permutation")
        self.mapping = mapping

    @classmethod
    def from_keyword(cls, keyword):
        letters = list(dict.fromkeys(keyword.lower() + string.ascii_lowercase))
        return cls(dict(zip(string.ascii_lowercase, letters)))

    @classmethod
    def shuffled(cls, seed):
        letters = list(string.ascii_lowercase)
        random.Random(seed).shuffle(letters)
        return cls(dict(zip(string.ascii_lowercase, letters)))

    def __invert__(self):
        return SubstitutionKey({v: k for k, v in self.mapping.items()})

    def __matmul__(self, other):
        return SubstitutionKey({k: self.mapping[v] for k, v in other.mapping.items()})

    def __call__(self, text):
        return "".join(self.mapping.get(c, c) for c in text)

    def fixed(self):
        return [k for k, v in self.mapping.items() if k == v]


key = SubstitutionKey.from_keyword("monarchy")
hidden = key("the ship leaves at noon")
print(hidden)
print((~key)(hidden))
print("fixed letters:", "".join(key.fixed()))
double = key @ key
print(double("noon") == key(key("noon")), (key @ ~key)("identity"))
other = SubstitutionKey.shuffled(42)
print(len(other.mapping), (~other)(other("round trip")))
try:
    SubstitutionKey({"a": "b", "b": "b"})
except ValueError as e:
    print(e)
