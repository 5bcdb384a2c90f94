lines = ["12", " 7 ", "seven", "3.5", "", "-2", "quit", "99"]

total = 0
errors = 0
i = 0
while True:
    if i >= len(lines):
        print("no more lines")
        break
    line = lines[i].strip()
    i = i + 1
    if line == "quit":
        print("bye")
        break
    try:
        n = int(line)
    except ValueError:
        try:
            n = float(line)
        except ValueError:
            errors += 1
            print("not a number: '" + line + "'")
            continue
    if n < 0:
        print("negative, taken as", -n)
        n = -n
    total += n
    print("sum is", total)

print(errors, "errors,", i, "lines read")
