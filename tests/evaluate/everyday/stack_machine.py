PROGRAM = """
push 4
push 6
add
dup
mul
print
jump_if_zero end
push 0
jump_if_zero end
push 99
end:
"""


class MachineError(RuntimeError):
    pass


def load(text):
    code = []
    labels = {}
    for line in text.strip().splitlines():
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
            continue
        op, *args = line.split()
        code.append((op, args))
    return code, labels


def run(code, labels):
    stack = []
    at = 0
    output = []
    while at < len(code):
        op, args = code[at]
        at += 1
        if op == "push":
            stack.append(int(args[0]))
        elif op == "add":
            stack.append(stack.pop() + stack.pop())
        elif op == "mul":
            stack.append(stack.pop() * stack.pop())
        elif op == "dup":
            stack.append(stack[-1])
        elif op == "print":
            output.append(stack[-1])
        elif op == "jump_if_zero":
            if stack.pop() == 0:
                at = labels[args[0]]
        else:
            raise MachineError(f"unknown {op}")
    return output, stack


code, labels = load(PROGRAM)
print(run(code, labels))
try:
    run([("halt", [])], {})
except MachineError as error:
    print("error:", error)
