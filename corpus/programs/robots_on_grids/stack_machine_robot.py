PROGRAM = """
push 3
repeat
  step
  push 1
  sub
until zero
turn
step
halt
"""


class Halt(Exception):
    pass


class Machine:
    def __init__(self, source):
        self.code = [line.split() for line in source.split("\n") if line.strip()]
        self.stack, self.loops = [], []
        self.pc = self.x = self.y = 0
        self.dx, self.dy = 1, 0
        self.ticks = 0

    def step(self):
        op, *args = self.code[self.pc]
        self.pc += 1
        self.ticks += 1
        getattr(self, "op_" + op)(*args)

    def op_push(self, n): self.stack.append(int(n))
    def op_sub(self):
        b, a = self.stack.pop(), self.stack.pop()
        self.stack.append(a - b)
    def op_repeat(self): self.loops.append(self.pc)
    def op_until(self, what):
        if self.stack[-1] != 0:
            self.pc = self.loops[-1]
        else:
            self.loops.pop()
    def op_step(self): self.x += self.dx; self.y += self.dy
    def op_turn(self): self.dx, self.dy = -self.dy, self.dx
    def op_halt(self): raise Halt


m = Machine(PROGRAM)
try:
    while m.ticks < 50:
        m.step()
except Halt:
    print("halted after", m.ticks, "ticks")
print("at", (m.x, m.y), "stack", m.stack, "loops", m.loops)
short = Machine("push 2\njump 0")
try:
    short.step()
    short.step()
except AttributeError as e:
    print("no such operation:", str(e).rsplit("_", 1)[-1].strip("'"))
