from abc import ABC, abstractmethod


class Metric(ABC):
    unit = ""

    @abstractmethod
    def compute(self, text): ...

    def report(self, text):
        return f"{type(self).__name__}: {self.compute(text)}{self.unit}"


class Lines(Metric):
    def compute(self, text):
        return text.count("\n") + 1


class Letters(Metric):
    unit = " letters"

    def compute(self, text):
        return sum(c.isalpha() for c in text)


class Density(Letters):
    unit = " %"

    def compute(self, text):
        return round(100 * super().compute(text) / len(text))


class Broken(Metric):
    unit = "?"


page = "one fish\ntwo fish\nred, blue"
for metric in (Lines(), Letters(), Density()):
    print(metric.report(page))
print(issubclass(Density, Metric), [c.__name__ for c in Density.__mro__[:3]])
extra = Broken()
print(extra.report(page))
