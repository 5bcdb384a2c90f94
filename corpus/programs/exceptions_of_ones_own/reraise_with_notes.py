def parse_line(line):
    name, amount = line.split("=")
    return name, int(amount)


def parse_file(name, lines):
    values = {}
    for number, line in enumerate(lines, 1):
        try:
            key, value = parse_line(line)
        except ValueError as e:
            e.args = (f"{name}:{number}: {e.args[0]}",)
            raise
        values[key] = value
    return values


files = {"good": ["a=1", "b=2"], "short": ["a=1", "b"], "word": ["a=one"]}
totals, problems = {}, []
for name, lines in files.items():
    try:
        totals[name] = sum(parse_file(name, lines).values())
    except ValueError as e:
        problems.append(e)
print(totals)
for p in problems:
    print(p)
last = problems.pop()
try:
    raise last
except ValueError as again:
    print(again is last, len(problems))
