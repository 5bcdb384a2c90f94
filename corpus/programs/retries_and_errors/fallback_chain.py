def from_cache(key, cache={}):
    return cache[key]


def from_database(key):
    rows = [("eur", 1.0), ("usd", None)]
    return next(v for k, v in rows if k == key)


def from_file(key):
    text = "eur=1.0\nusd=1.09\ngbp=o.86"
    table = dict(line.split("=") for line in text.splitlines())
    return float(table[key])


SOURCES = [from_cache, from_database, from_file]


def lookup(key):
    problems = []
    for source in SOURCES:
        try:
            value = source(key)
        except (KeyError, StopIteration, ValueError) as e:
            problems.append(f"{source.__name__}: {type(e).__name__}")
        else:
            if value is not None:
                return value, problems
            problems.append(f"{source.__name__}: empty")
    raise LookupError(f"{key} not found, tried {len(problems)}")


for key in ["eur", "usd", "gbp"]:
    try:
        value, problems = lookup(key)
        print(key, value, problems)
    except LookupError as e:
        print("!", e)

SOURCES.append(lambda key: 0)
print(lookup("gbp")[0], len(lookup("yen")[1]))
