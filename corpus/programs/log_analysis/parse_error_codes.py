import re

LINE = re.compile(r"^\[(?P<code>[EWI]\d{3})\]\s*(?P<text>.+?)(?:\s*\((?P<count>\d+)x\))?$")
KINDS = {"E": "error", "W": "warning", "I": "info"}


class LogSyntaxError(SyntaxError):
    pass


def parse(line, number):
    m = LINE.match(line)
    if m is None:
        raise LogSyntaxError(f"line {number}: {line!r}")
    code, text, count = m.group("code", "text", "count")
    return KINDS[code[0]], int(code[1:]), text, int(count or 1)


def collect(lines):
    table = {}
    for number, line in enumerate(lines, 1):
        kind, code, text, count = parse(line, number)
        row = table.setdefault((kind, code), [0, text])
        row[0] += count
    return table


def main():
    lines = [
        "[E404] file not found (3x)",
        "[W010] deprecated option  (2x)",
        "[E404] file not found",
        "[I001]ready",
    ]
    table = collect(lines)
    for (kind, code), (count, text) in sorted(table.items()):
        print(f"{kind:>8} {code:03d} {count:>2} {text}")
    errors = sum(n for (kind, _), (n, _) in table.items() if kind == "error")
    print("errors:", errors)
    try:
        collect(lines + ["E500 broken"])
    except SyntaxError as e:
        print("stopped:", e)
    collect(["[X999] what is this"])


main()
