SOURCE = """
      load 5
loop: out
      dec
      jnz loop
      jmp end
      out        ; never reached
end:  halt
"""
OPCODES = {"load": 1, "out": 2, "dec": 3, "jnz": 4, "jmp": 5, "halt": 0}


def assemble(source):
    labels, lines = {}, []
    for raw in source.splitlines():
        line = raw.split(";")[0].strip()
        if ":" in line:
            label, line = line.split(":")
            labels[label] = len(lines)
        if line.strip():
            lines.append(line.split())
    return [(OPCODES[op], labels.get(*arg, arg[0]) if arg else None) for op, *arg in lines]


def run(program, limit=40):
    pc, acc, out = 0, 0, []
    for _ in range(limit):
        op, arg = program[pc]
        pc += 1
        if op == 1:
            acc = int(arg)
        elif op == 2:
            out.append(acc)
        elif op == 3:
            acc -= 1
        elif op == 4 and acc:
            pc = arg
        elif op == 5:
            pc = arg
        elif op == 0:
            return out
    raise RuntimeError("too long")


program = assemble(SOURCE)
print(program)
print(run(program))
endless = assemble("a: load 1\njmp a")
try:
    run(endless)
except RuntimeError as e:
    print(e)
names = {code: name for name, code in OPCODES.items()}
print([names[op] for op, _ in program])
