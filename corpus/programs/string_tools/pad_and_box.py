def box(text, char="*"):
    lines = text.split("\n")
    width = max(len(l) for l in lines)
    edge = char * (width + 4)
    middle = [f"{char} {l.ljust(width)} {char}" for l in lines]
    return "\n".join([edge] + middle + [edge])

def spaced(text):
    return " ".join(text)

def underline(text, mark="="):
    return text + "\n" + mark * len(text)

def apply(text, *functions, **options):
    for f in functions:
        text = f(text, **options.get(f.__name__, {}))
    return text

print(box("hello"))
print(apply("Menu", spaced, underline))
print(apply("ab\nc", box, box))
fancy = apply("Größe", underline, box, underline={"mark": "~"}, box={"char": "+"})
print(fancy)
print(max(map(len, fancy.split("\n"))), fancy.count("+"))
