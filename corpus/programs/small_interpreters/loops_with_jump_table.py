PROGRAM = """
set n 4
set f 1
loop: jz n end
mul f n
dec n
jmp loop
end: out f
"""


def load(source):
    code, labels = [], {}
    for line in source.strip().splitlines():
        label, colon, rest = line.rpartition(":")
        if colon:
            labels[label.strip()] = len(code)
        code.append(rest.split())
    return code, labels


def run(code, labels):
    memory, pc, steps = {}, 0, 0
    while pc < len(code):
        op, *args = code[pc]
        pc += 1
        steps += 1
        if op == "set":
            memory[args[0]] = int(args[1])
        elif op == "mul":
            memory[args[0]] *= memory[args[1]]
        elif op == "dec":
            memory[args[0]] -= 1
        elif op == "jz" and memory[args[0]] == 0:
            pc = labels[args[1]]
        elif op == "jmp":
            pc = labels[args[0]]
        elif op == "out":
            yield memory[args[0]]
    yield f"{steps} steps"


code, labels = load(PROGRAM)
print(labels, len(code))
for value in run(code, labels):
    print(value)
