def report(values):
    count = 0
    lines = []

    def line(label, value):
        nonlocal count
        count += 1
        lines.append(f"{count}. {label}: {value}")

    def section(name, *funcs):
        line("section", name)
        for func in funcs:
            line(func.__name__, func(values))

    def mean(vs):
        return sum(vs) / len(vs)

    def spread(vs):
        return max(vs) - min(vs)

    section("size", len, sum)
    section("shape", mean, spread)
    return lines, count


lines, n = report([4, 8, 3])
print("\n".join(lines))
print(n, report([7])[0][-1])
try:
    report([])
except ZeroDivisionError as e:
    print(e)
