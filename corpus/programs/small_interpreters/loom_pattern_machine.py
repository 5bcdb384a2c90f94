GLOBAL_COLOUR = "."
row = []
cloth = []
saved = {}

def do(op, arg):
    global GLOBAL_COLOUR, row
    if op == "c":
        GLOBAL_COLOUR = arg
    elif op == "w":
        row.extend(GLOBAL_COLOUR * int(arg))
    elif op == "n":
        cloth.append("".join(row))
        row = []
    elif op == "s":
        saved[arg] = row[:]
    elif op == "l":
        row.extend(saved[arg])
    elif op == "m":
        row.extend(reversed(row))
    else:
        return False
    return True

def weave(program):
    steps = 0
    for word in program.split():
        if not do(word[0], word[1:]):
            print("skipped", word)
            continue
        steps += 1
    return steps

print(weave("c# w2 c. w1 sA m n lA lA n"))
print(weave("c# w6 n q7 lA c+ w1 m n"))
for line in cloth:
    print(line)
print(saved, GLOBAL_COLOUR, row)
widths = [len(line) for line in cloth]
print(widths, "even" if min(widths) == max(widths) else "ragged")
print(sum(line.count("#") for line in cloth))
