from dataclasses import dataclass


@dataclass(order=True)
class Version:
    major: int
    minor: int = 0
    patch: int = 0
    label: str = ""

    @classmethod
    def parse(cls, text):
        numbers, _, label = text.partition("-")
        return cls(*map(int, numbers.split(".")), label=label)

    def __str__(self):
        text = f"{self.major}.{self.minor}.{self.patch}"
        return f"{text}-{self.label}" if self.label else text


texts = ["1.10", "1.9.3", "2", "1.9.3-beta", "0.99.1"]
versions = sorted(Version.parse(t) for t in texts)
print(*versions)
print(Version(1, 9) < Version.parse("1.9.3"), max(versions))
# a release must come after its beta, but the empty label sorts first
print(Version.parse("1.9.3") > Version.parse("1.9.3-beta"))
print(repr(versions[0]))
