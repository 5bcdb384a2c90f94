def box(text, width=10, *, fill=" ", align="<"):
    return "|" + format(text, f"{fill}{align}{width}") + "|"


def titled(text, *args, **kwargs):
    kwargs.setdefault("align", "^")
    return box(text.title(), *args, **kwargs)


def table(*rows, **style):
    for i, row in enumerate(rows):
        extra = {"fill": "."} if i % 2 else {}
        print(*(titled(str(cell), **{**style, **extra}) for cell in row))


print(box("a"), box("a", 4), box("a", fill="-"))
print(titled("big cat", 12, fill="*"))
table(("name", "age"), ("ida", 7), ("otto", 12), width=8)
options = dict(align=">", width=6)
print(titled("x", **options), options)
try:
    titled("x", 5, width=6)
except TypeError as e:
    print("TypeError:", e)
