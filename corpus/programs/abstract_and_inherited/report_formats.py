from abc import ABC, abstractmethod


class Report(ABC):
    def __init__(self, rows):
        self.rows = rows

    def render(self):
        lines = [self.head()] if self.head() else []
        lines += [self.line(*row) for row in self.rows]
        return "\n".join(lines)

    def head(self):
        return ""

    @abstractmethod
    def line(self, name, value):
        ...


class Csv(Report):
    def head(self):
        return "name,value"

    def line(self, name, value):
        return f"{name},{value}"


class Bars(Report):
    def line(self, name, value):
        return name.ljust(6) + "=" * value


rows = [("north", 4), ("south", 2)]
for cls in (Csv, Bars):
    print(cls(rows).render())
try:
    Report(rows)
except TypeError as e:
    print("TypeError:", "abstract" in str(e))
print(issubclass(Bars, Report), isinstance(Csv([]), Bars))
