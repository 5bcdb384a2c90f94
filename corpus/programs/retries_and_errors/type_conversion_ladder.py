def convert(text):
    """The first conversion that works wins."""
    for kind in (int, float, complex):
        try:
            return kind(text)
        except ValueError:
            continue
    lowered = text.lower()
    if lowered in ("true", "yes"):
        return True
    if lowered in ("false", "no"):
        return False
    if lowered in ("", "none", "null"):
        return None
    return text


words = "3;-2.50;1e3;2+1j;Yes;null;élève;0x10;  8 ;nan".split(";")
values = [convert(w) for w in words]
for w, v in zip(words, values):
    print(f"{w!r:>9} {type(v).__name__:<9}{v!r}")

kinds = {}
for v in values:
    kinds.setdefault(type(v).__name__, []).append(v)
print({k: len(v) for k, v in kinds.items()})
numbers = [v for v in values if isinstance(v, (int, float)) and v == v]
print(sum(numbers), max(numbers))
