def jumps(code):
    table, open_ = {}, []
    for i, ch in enumerate(code):
        if ch == "[":
            open_.append(i)
        elif ch == "]":
            j = open_.pop()
            table[i], table[j] = j, i
    if open_:
        raise SyntaxError(f"[ at {open_[0]} is not closed")
    return table


def run(code, data=""):
    code = [c for c in code if c in "+-<>.,[]"]
    table = jumps(code)
    tape, pos, pc, out = [0], 0, 0, []
    data = list(data)
    while pc < len(code):
        match code[pc]:
            case "+": tape[pos] = (tape[pos] + 1) % 256
            case "-": tape[pos] = (tape[pos] - 1) % 256
            case ">":
                pos += 1
                if pos == len(tape):
                    tape.append(0)
            case "<": pos -= 1
            case ".": out.append(tape[pos])
            case ",": tape[pos] = ord(data.pop(0)) if data else 0
            case "[":
                if not tape[pos]:
                    pc = table[pc]
            case "]":
                if tape[pos]:
                    pc = table[pc]
        pc += 1
    return out, tape


print(run("+++ [> ++ < -] > ."))
out, tape = run(",+.,-.", "hi")
print("".join(map(chr, out)), tape)
print(run("-.")[0])
try:
    run("+[>+")
except SyntaxError as e:
    print(e)
