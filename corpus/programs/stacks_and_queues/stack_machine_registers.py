from enum import Enum


class Op(Enum):
    PUSH = "push"
    ADD = "add"
    MUL = "mul"
    STORE = "store"
    LOAD = "load"
    PRINT = "print"


def assemble(source):
    for line in source.strip().splitlines():
        line = line.split("#")[0].split()
        if line:
            yield Op(line[0]), line[1:]


def execute(program):
    stack, memory, output = [], {}, []
    for op, args in program:
        match op, args:
            case Op.PUSH, [n]:
                stack.append(float(n))
            case Op.ADD, []:
                stack.append(stack.pop() + stack.pop())
            case Op.MUL, []:
                stack.append(stack.pop() * stack.pop())
            case Op.STORE, [name]:
                memory[name] = stack.pop()
            case Op.LOAD, [name]:
                stack.append(memory[name])
            case Op.PRINT, _:
                output.append(f"{stack[-1]:g}")
            case _:
                raise SyntaxError(f"{op.value} with {len(args)} arguments")
    return output, memory


SOURCE = """
push 1.19        # VAT
store vat
push 250
load vat
mul
print
push -7.5        # voucher
add
print
"""

output, memory = execute(assemble(SOURCE))
print(output, memory)
try:
    execute(assemble("push 1\nadd 2"))
except SyntaxError as e:
    print("bad program:", e)
try:
    execute(assemble("push 1\nsub"))
except ValueError as e:
    print(e)
