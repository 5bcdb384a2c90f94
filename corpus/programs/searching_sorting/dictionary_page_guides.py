from bisect import bisect_left, insort

words = sorted(["otter", "owl", "oak", "oar", "ocean", "ode", "olive", "onion"])
per_page = 3

pages = [words[i:i + per_page] for i in range(0, len(words), per_page)]
for n, page in enumerate(pages, start=1):
    print(f"p.{n} {page[0].upper()} - {page[-1].upper()}")


def page_of(word):
    lasts = [p[-1] for p in pages]
    return bisect_left(lasts, word)


for w in ("ode", "oboe", "oak"):
    n = page_of(w)
    print(w, "page", n + 1, "found" if w in pages[n] else "would stand there")


def insert(word):
    n = min(page_of(word), len(pages) - 1)
    insort(pages[n], word)
    if len(pages[n]) > per_page:
        overflow = pages[n].pop()
        if n + 1 == len(pages):
            pages.append([])
        pages[n + 1].insert(0, overflow)


insert("oboe")
insert("ozone")
print(pages)
print([len(p) for p in pages], sum(pages, []) == sorted(sum(pages, [])))
