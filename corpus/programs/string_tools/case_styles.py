def words(name):
    out = [""]
    for i, c in enumerate(name):
        if c in "_- ":
            out.append("")
        elif c.isupper() and i and not name[i - 1].isupper():
            out.append(c.lower())
        else:
            out[-1] += c.lower()
    return [w for w in out if w]


STYLES = {
    "snake": "_".join,
    "kebab": "-".join,
    "camel": lambda ws: ws[0] + "".join(w.capitalize() for w in ws[1:]),
    "const": lambda ws: "_".join(ws).upper(),
}

for name in ("userName", "max-len"):
    print(name, "->", *(f"{style(words(name))}" for style in STYLES.values()))
print(words("A"), words("__"))
print(STYLES["camel"](words("--")))
