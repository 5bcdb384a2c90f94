import re


def decode(rle):
    rows = []
    for part in rle.rstrip("!").split("$"):
        row = ""
        for count, ch in re.findall(r"(\d*)([bo])", part):
            row += {"b": ".", "o": "O"}[ch] * int(count or 1)
        rows.append(row)
    width = max(map(len, rows))
    return [r.ljust(width, ".") for r in rows]


def encode(rows):
    parts = []
    for row in rows:
        text = ""
        for run in re.findall(r"O+|\.+", row.rstrip(".")):
            n = len(run)
            text += (str(n) if n > 1 else "") + ("o" if run[0] == "O" else "b")
        parts.append(text)
    return "$".join(parts) + "!"


PATTERNS = {"glider": "bob$2bo$3o!", "ship": "b2o$o2bo$b2o!", "gap": "o2$o!"}

if __name__ == "__main__":
    for name, rle in PATTERNS.items():
        rows = decode(rle)
        back = encode(rows)
        print(f"{name}: {rows} {'same' if back == rle else back}")
    wide = decode("12o$b10o!")
    print(len(wide[0]), wide[1].count("O"), encode(wide))
