import unicodedata

titles = ["The Wall", "A Night at the Opera", "Élan", "abbey road", "Die Mensch-Maschine", "El Camino", "1989", "Zooropa"]
ARTICLES = ("the ", "a ", "an ", "die ", "der ", "das ", "el ", "la ")


def plain(text):
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def sort_key(title):
    key = plain(title)
    for a in ARTICLES:
        if key.startswith(a):
            return key[len(a):]
    return key


print(sorted(titles))
print(sorted(titles, key=str.lower))
ordered = sorted(titles, key=sort_key)
print(ordered)

index = {}
for t in ordered:
    letter = sort_key(t)[0].upper()
    index.setdefault(letter if letter.isalpha() else "#", []).append(t)
for letter, group in index.items():
    print(letter, "; ".join(group))


def shelf_label(title):
    first, _, rest = title.partition(" ")
    return f"{rest}, {first}" if first.lower() + " " in ARTICLES and rest else title


print([shelf_label(t) for t in titles[:3] + ["The The", "La"]])
