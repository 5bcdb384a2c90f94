from functools import lru_cache
import textwrap

CODES = textwrap.dedent("""\
    AT,Austria,Europe
    BR,Brazil,South America
    CH,Switzerland,Europe
    KE,Kenya,Africa
""")
lookups = 0


@lru_cache(maxsize=None)
def find(code):
    global lookups
    lookups += 1
    for line in CODES.splitlines():
        if line.startswith(code + ","):
            return tuple(line.split(",")[1:])
    raise LookupError(f"no country {code}")


def label(code, *, short=False):
    name, continent = find(code.upper())
    return name if short else f"{name} ({continent})"


def main():
    visitors = ["at", "ke", "AT", "br", "xx", "ch", "xx", "ke"]
    seen, failed = [], 0
    for code in visitors:
        try:
            seen.append(label(code))
        except LookupError as e:
            failed += 1
            print("!", e)
    print(seen)
    print("lookups:", lookups, "failed:", failed)
    print(label("ch", short=True), find.cache_info().hits)
    continents = {find(c)[1] for c in ("AT", "CH", "KE")}
    print(sorted(continents))


if __name__ == "__main__":
    main()
