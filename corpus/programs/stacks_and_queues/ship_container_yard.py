class Yard:
    def __init__(self, *stacks, height=3):
        self.stacks = [list(s) for s in stacks]
        self.height = height
        self.lifts = 0

    def find(self, box):
        for i, stack in enumerate(self.stacks):
            if box in stack:
                return i
        raise LookupError(f"container {box} is not here")

    def dig(self, box):
        """Take a container out; what is above goes to the lowest other stack."""
        i = self.find(box)
        while self.stacks[i][-1] != box:
            others = [s for k, s in enumerate(self.stacks) if k != i and len(s) < self.height]
            if not others:
                raise OverflowError("no room to put anything aside")
            min(others, key=len).append(self.stacks[i].pop())
            self.lifts += 1
        self.lifts += 1
        return self.stacks[i].pop()

    def __str__(self):
        return " | ".join("".join(s) or "-" for s in self.stacks)


def main():
    yard = Yard("ABC", "DE", "")
    print(yard)
    for box in "BEQ":
        try:
            yard.dig(box)
        except LookupError as e:
            print(e)
        else:
            print(f"out {box}: {yard}")
    print("lifts", yard.lifts)
    full = Yard("XYZ", "UVW")
    try:
        full.dig("X")
    except OverflowError as e:
        print(e, "|", full)
    print(full.dig("Z"), full.dig("X"), full, full.lifts)


if __name__ == "__main__":
    main()
