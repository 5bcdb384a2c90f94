from enum import Enum, auto


class Step(Enum):
    MIX = auto()
    REST = auto()
    BAKE = auto()
    COOL = auto()

    def next(self):
        try:
            return Step(self.value + 1)
        except ValueError:
            return None


class Tag(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower().replace("_", "-")

    HARD_CRUST = auto()
    SWEET = auto()


step = Step.MIX
trail = []
while step:
    trail.append(f"{step.value}:{step.name}")
    step = step.next()
print(" > ".join(trail))
print([t.value for t in Tag], Tag("hard-crust").name)
print(Step.REST.value < Step.COOL.value, len(Step))
