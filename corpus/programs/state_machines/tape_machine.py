rules = {
    ("right", "1"): ("1", 1, "right"),
    ("right", "+"): ("1", 1, "right"),
    ("right", "_"): ("_", -1, "erase"),
    ("erase", "1"): ("_", -1, "halt"),
}

tape = list("111+11_")
state, head, steps = "right", 0, 0

while state != "halt":
    write, move, state = rules[state, tape[head]]
    tape[head] = write
    head += move
    steps += 1
    if steps > 50:
        print("gave up")
        break
    if steps % 3 == 0:
        print("".join(tape), " " * head + "^", state)

result = "".join(tape).strip("_")
print("result", result, "=", len(result), "after", steps, "steps")
expected = 3 + 2
print("correct" if len(result) == expected else f"wrong, expected {expected}")
