class Pipe:
    def __init__(self, name, capacity):
        self.name = name
        self.capacity = capacity
        self.outputs = []
        self.open = True
        self.flow = 0

    def to(self, *pipes):
        self.outputs.extend(pipes)
        return pipes[0] if len(pipes) == 1 else self

    def push(self, amount):
        """Return what could not get through."""
        if not self.open:
            self.flow = 0
            return amount
        self.flow = min(amount, self.capacity)
        spilled = amount - self.flow
        if self.outputs:
            share = self.flow / len(self.outputs)
            for p in self.outputs:
                spilled += p.push(share)
        return spilled


main, left, right, tap = Pipe("main", 10), Pipe("left", 4), Pipe("right", 6), Pipe("tap", 3)
main.to(left, right)
right.to(tap)
print(main.push(8), [p.flow for p in (left, right, tap)])
left.open = False
print(main.push(12), [p.flow for p in (left, right, tap)])
tap.to(left)
left.open = True
print(main.push(8), left.flow)      # what came through the tap overwrote it
