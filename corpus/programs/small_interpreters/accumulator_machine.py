class Machine:
    SIZE = 8

    def __init__(self, program):
        self.memory = list(program) + [0] * (self.SIZE - len(program))
        self.acc = 0
        self.pc = 0
        self.output = []

    def step(self):
        word = self.memory[self.pc]
        op, address = divmod(word, 10)
        self.pc += 1
        if op == 0:
            return False
        elif op == 1:
            self.acc = self.memory[address]
        elif op == 2:
            self.memory[address] = self.acc
        elif op == 3:
            self.acc += self.memory[address]
        elif op == 4:
            self.acc -= self.memory[address]
        elif op == 5:
            self.output.append(self.acc)
        elif op == 6 and self.acc > 0:
            self.pc = address
        return True

    def run(self, limit=50):
        steps = 0
        while self.step():
            steps += 1
            if steps == limit:
                raise TimeoutError(f"still running at {self.pc}")
        return steps


# count down from memory[6] in steps of memory[7]
counter = Machine([16, 50, 47, 61, 0, 0, 5, 2])
print(counter.run(), counter.output, counter.acc)
adder = Machine([16, 37, 26, 50, 0, 0, 40, 2])
print(adder.run(), adder.output, adder.memory)
try:
    Machine([16, 60, 0, 0, 0, 0, 1]).run()
except TimeoutError as e:
    print(e)
print(Machine([14, 34, 34, 50]).run())
wild = Machine([11, 11, 11, 11, 11, 11, 11, 11])
print(wild.run())
