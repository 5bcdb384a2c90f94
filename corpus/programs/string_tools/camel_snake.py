def to_snake(name):
    out = ""
    for i, c in enumerate(name):
        if c.isupper() and i > 0:
            out += "_"
        out += c.lower()
    return out


def to_camel(name, upper=False):
    first, *rest = name.split("_")
    if upper:
        first = first.capitalize()
    return first + "".join(w.capitalize() for w in rest)


def convert_keys(d, f):
    return {f(k): convert_keys(v, f) if isinstance(v, dict) else v for k, v in d.items()}


settings = {"maxItems": 10, "userProfile": {"firstName": "Ada", "zipCode": None}, "isOK": True}
snake = convert_keys(settings, to_snake)
print(snake)
back = convert_keys(snake, to_camel)
print(back)
print(back == settings)
lost = [a for a, b in zip(settings, back) if a != b]
print("not the same:", lost)
for n in ("HTTPServer", "x", "already_snake", "Übungsblatt"):
    print(n, to_snake(n), to_camel(to_snake(n), upper=True))
