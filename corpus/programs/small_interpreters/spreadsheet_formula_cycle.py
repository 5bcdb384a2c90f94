import re


class CycleError(Exception):
    pass


class Sheet:
    def __init__(self, **cells):
        self.cells = cells

    def value(self, name, stack=()):
        if name in stack:
            raise CycleError(" > ".join((*stack[stack.index(name):], name)))
        content = self.cells.get(name, "")
        if isinstance(content, (int, float)):
            return content
        if not content.startswith("="):
            return 0
        total = 0
        for sign, token in re.findall(r"([+-]?)(\w+)", content[1:]):
            v = float(token) if token.isdigit() else self.value(token, (*stack, name))
            total += -v if sign == "-" else v
        return total

    def show(self):
        out = {}
        for name in self.cells:
            try:
                out[name] = self.value(name)
            except CycleError as e:
                out[name] = f"#{e}"
        return out


s = Sheet(a=5, b="=a+10", c="=b-a+b", d="text", e="=d+zz+1")
print(s.show())
s.cells["a"] = "=c"
print(s.show())
s.cells.update(a=1, c="=c")
print(s.value("b"), s.show()["c"])
