class Field:
    def __init__(self, name):
        self.name = name

    def __eq__(self, value):
        return Test(f"{self.name} = {value!r}", lambda r: r[self.name] == value)

    def __gt__(self, value):
        return Test(f"{self.name} > {value!r}", lambda r: r[self.name] > value)

    def __mod__(self, part):
        return Test(f"{self.name} like {part!r}", lambda r: part in r[self.name])


class Test:
    def __init__(self, text, test):
        self.text, self.test = text, test

    def __and__(self, other):
        return Test(f"({self.text} and {other.text})", lambda r: self.test(r) and other.test(r))

    def __or__(self, other):
        return Test(f"({self.text} or {other.text})", lambda r: self.test(r) or other.test(r))

    def __invert__(self):
        return Test(f"not {self.text}", lambda r: not self.test(r))

    def __rshift__(self, rows):
        return [r for r in rows if self.test(r)]


name, age = Field("name"), Field("age")
people = [dict(name="Otto", age=67), dict(name="Lotte", age=9), dict(name="Per", age=41)]
kid = ~(age > 17)
for q in (name % "ott", kid, (age > 40) & ~(name == "Per"), kid | (age == 41)):
    print(q.text, "->", [p["name"] for p in q >> people])
print([p["age"] for p in (name == "Per") & kid >> people or [{"age": None}]])
