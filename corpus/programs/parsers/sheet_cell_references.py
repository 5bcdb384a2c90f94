import re


def column_number(letters):
    n = 0
    for c in letters.upper():
        n = n * 26 + ord(c) - 64
    return n


def column_name(n):
    name = ""
    while n:
        n, r = divmod(n - 1, 26)
        name = chr(65 + r) + name
    return name


def expand(ref):
    a, _, b = ref.partition(":")
    (c1, r1), (c2, r2) = (re.fullmatch(r"([A-Z]+)(\d+)", p).groups() for p in (a, b or a))
    for r in range(int(r1), int(r2) + 1):
        for c in range(column_number(c1), column_number(c2) + 1):
            yield f"{column_name(c)}{r}"


class Sheet:
    FUNCTIONS = {"SUM": sum, "MAX": max, "COUNT": len}

    def __init__(self, **cells):
        self.cells = cells

    def value(self, ref, seen=()):
        if ref in seen:
            raise RecursionError(" > ".join(seen + (ref,)))
        content = self.cells.get(ref, 0)
        if not isinstance(content, str) or not content.startswith("="):
            return content
        name, arg = re.fullmatch(r"=(\w+)\((.+)\)", content).groups()
        values = [self.value(r, seen + (ref,)) for part in arg.split(",") for r in expand(part)]
        return self.FUNCTIONS[name](values)


def main():
    sheet = Sheet(A1=4, A2=6, B1=10, B2="=SUM(A1:A2)", C1="=MAX(A1:B2)", C2="=COUNT(A1:B2,C1)", D1="=SUM(D2)", D2="=SUM(D1)")
    for ref in ("B2", "C1", "C2", "Z9"):
        print(ref, sheet.value(ref))
    print(column_number("AA"), column_name(28), column_name(702), list(expand("Y1:AA1")))
    try:
        sheet.value("D1")
    except RecursionError as e:
        print("circle:", e)
    sheet.cells["A1"] = 40
    print(sheet.value("C1"), sorted(sheet.cells)[:2])


if __name__ == "__main__":
    main()
