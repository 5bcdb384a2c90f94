from dataclasses import dataclass, field, fields


@dataclass
class Setting:
    name: str
    value: int = field(default=0, metadata={"max": 10})
    secret: str = field(default="", repr=False)
    uses: int = field(default=0, init=False, compare=False)

    def __post_init__(self):
        for f in fields(self):
            most = f.metadata.get("max")
            if most is not None and getattr(self, f.name) > most:
                raise ValueError(f"{f.name} is over {most}")

    def use(self):
        self.uses += 1
        return self.value


a = Setting("zoom", 3, secret="x")
b = Setting("zoom", 3, secret="x")
a.use()
print(a, a == b, a is b)
b.value = 99                # not checked any more
print(b.use(), [f.name for f in fields(a) if f.compare])
for args in (("pan", 11), ("pan", 2, "s", 5)):
    try:
        print(Setting(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
