import re

TEXT = [
    "Owls hunt at night. An owl hears well.",
    "The night heron fishes at night.",
    "Herons and owls share the wood.",
    "Nothing here.",
    "The owl and the heron.",
]
STEMS = {"owls": "owl", "herons": "heron"}


def words(page):
    return {STEMS.get(w, w) for w in re.findall(r"[a-z]+", page.lower())}


def index(pages, terms):
    return {t: {n for n, page in enumerate(pages, 1) if t in words(page)} for t in terms}


def ranges(numbers):
    """{1, 2, 3, 5} -> '1-3, 5'"""
    out, run = [], []
    for n in sorted(numbers):
        if run and n != run[-1] + 1:
            out.append(run)
            run = []
        run.append(n)
    out.append(run)
    return ", ".join(f"{r[0]}-{r[-1]}" if len(r) > 1 else str(r[0]) for r in out)


def main():
    found = index(TEXT, ["heron", "night", "owl"])
    for term, pages in found.items():
        print(f"{term:.<12}{ranges(pages)}")
    print("owl with heron:", ranges(found["owl"] & found["heron"]))
    print("all:", ranges(set.union(*found.values())))
    print("owl, heron and night:", ranges(found["owl"] & found["night"] & found["heron"]))


if __name__ == "__main__":
    main()
