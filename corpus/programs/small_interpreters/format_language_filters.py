FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "trim": str.strip,
    "len": lambda s: str(len(s)),
    "cut": lambda s, n="5": s[:int(n)] + ("…" if len(s) > int(n) else ""),
    "or": lambda s, other="": s or other,
}


def apply(value, chain):
    for step in chain:
        name, _, arg = step.strip().partition(":")
        try:
            f = FILTERS[name]
        except KeyError:
            return f"<no filter {name}>"
        value = f(value, arg) if arg else f(value)
    return value


def fill(template, **values):
    out, rest = "", template
    while "{" in rest:
        text, _, rest = rest.partition("{")
        inside, _, rest = rest.partition("}")
        name, *chain = inside.split("|")
        out += text + apply(str(values.get(name.strip(), "")), chain)
    return out + rest


print(fill("Dear {name|title},", name="doña inés"))
print(fill("{city|trim|cut:4|upper} ({city|len})", city=" Barcelona "))
print(fill("phone: {phone|or:none}, {mail|or:?|upper}", mail=""))
print(fill("{a}{b|spin}{c|cut}", a=1, c="abcdefgh"))
print(fill("no braces"), fill("{x"))
