from functools import reduce


def compose(*functions):
    return lambda x: reduce(lambda value, f: f(value), functions, x)


def squeeze(s):
    return " ".join(s.split())


def remove(chars):
    table = str.maketrans("", "", chars)
    return lambda s: s.translate(table)


def slug(s):
    return s.replace(" ", "-")


def main():
    umlauts = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
    to_slug = compose(str.lower, remove("!?,.'"), squeeze, lambda s: s.translate(umlauts), slug)
    titles = ["  Über uns ", "What's new,  Straße?", "100% größer!"]
    slugs = [to_slug(t) for t in titles]
    for t, s in zip(titles, slugs):
        print(f"{t!r} -> {s}")
    backwards = compose(slug, squeeze)
    print(backwards("a  b"))
    print(compose()("same"), max(slugs, key=len))


if __name__ == "__main__":
    main()
