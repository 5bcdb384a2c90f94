def attrs(**values):
    def decorate(f):
        for k, v in values.items():
            setattr(f, k, v)
        return f
    return decorate


@attrs(n=0, prefix="ID")
def new_id():
    new_id.n += 1
    return f"{new_id.prefix}{new_id.n:03d}"


@attrs(order=2, short="c")
def clean(words):
    return [w for w in words if w.isalpha()]


@attrs(order=1, short="l")
def lower(words):
    return [w.lower() for w in words]


@attrs(order=3, short="u")
def unique(words):
    return list(dict.fromkeys(words))


words = "Tea tea 4 two! Milk TEA milk".split()
for stage in sorted([clean, unique, lower], key=lambda f: f.order):
    words = stage(words)
    print(new_id(), stage.short, words)
new_id.prefix = "X-"
ids = [new_id() for _ in words]
print(ids, new_id.n)
print({f.__name__: f.__dict__ for f in (clean, lower)})
