from enum import Enum


class Op(Enum):
    PUSH = "push"
    ADD = "add"
    DUP = "dup"
    JUMP = "jump"


def execute(code):
    stack, pc, steps = [], 0, 0
    while pc < len(code) and steps < 15:
        steps += 1
        op, arg = code[pc]
        pc += 1
        match op:
            case Op.PUSH:
                stack.append(arg)
            case Op.ADD:
                stack.append(stack.pop() + stack.pop())
            case Op.DUP:
                stack.append(stack[-1])
            case Op.JUMP if stack[-1] < 20:
                pc = arg
            case Op.JUMP:
                stack.append("done")
    return stack, steps


text = "push 3; dup; add; jump 1"
code = []
for part in text.split("; "):
    name, _, arg = part.partition(" ")
    code.append((Op(name), int(arg) if arg else None))
print(code[0][0].name, [op.value for op, _ in code])
print(execute(code))
