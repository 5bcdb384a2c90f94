class LineTooLong(Exception):
    def __init__(self, number, length):
        super().__init__(f"line {number} has {length} characters")
        self.number = number
        self.length = length


def check(lines, limit):
    for number, line in enumerate(lines, 1):
        if len(line) > limit:
            raise LineTooLong(number, len(line))
    return max(map(len, lines))


code = [
    "def area(w, h):",
    "    # multiply both sides, taking care of the units",
    "    return w * h",
]

for limit in (80, 40, 10):
    try:
        widest = check(code, limit)
    except LineTooLong as e:
        print("limit", limit, "->", e)
        print("  over by", e.length - limit)
    else:
        print("limit", limit, "-> fine, widest is", widest)
    finally:
        print("checked", limit)

indents = [len(l) - len(l.lstrip()) for l in code]
print(indents, sum(indents) / len(indents))
