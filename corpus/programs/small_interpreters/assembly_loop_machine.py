PROGRAM = """
    mov a 5
    mov b 1
loop:
    mul b a
    dec a
    jnz a loop
    out b
    jmp end
    out a
end:
"""


def assemble(text):
    code, labels = [], {}
    for line in text.strip().splitlines():
        line = line.strip()
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
        else:
            code.append(line.split())
    return code, labels


def run(code, labels, **registers):
    value = lambda word: registers[word] if word in registers else int(word)
    pc = steps = 0
    output = []
    while pc < len(code):
        name, *args = code[pc]
        pc += 1
        steps += 1
        if name == "mov":
            registers[args[0]] = value(args[1])
        elif name == "mul":
            registers[args[0]] *= value(args[1])
        elif name == "dec":
            registers[args[0]] -= 1
        elif name == "jnz":
            if value(args[0]):
                pc = labels[args[1]]
        elif name == "jmp":
            pc = labels[args[0]]
        elif name == "out":
            output.append(value(args[0]))
    return output, registers, steps


code, labels = assemble(PROGRAM)
print(len(code), labels)
output, registers, steps = run(code, labels)
print(output, registers, "in", steps, "steps")
print(run(*assemble("out x\ndec x\njnz x again"), x=1))
print(run(*assemble("again:\nout x\ndec x\njnz x again"), x=3)[0])
print(run(*assemble("out x\ndec x\njnz x again"), x=2))
