import re

books = [
    {"title": "The Sea, The Sea", "author": "Iris Murdoch", "call": "823.91 MUR"},
    {"title": "A Room of One's Own", "author": "Virginia Woolf", "call": "824.9 WOO"},
    {"title": "Cosmos", "author": "Carl Sagan", "call": "520 SAG"},
    {"title": "An Immense World", "author": "Ed Yong", "call": "591.5 YON"},
    {"title": "cooked", "author": "Michael Pollan", "call": "641.5 POL"},
]


def title_key(book):
    return re.sub(r"^(the|an?)\s+", "", book["title"].lower())


def call_key(book):
    number, letters = book["call"].split()
    return float(number), letters


for name, key in (("title", title_key), ("call number", call_key), ("author", lambda b: b["author"].split()[-1])):
    ordered = sorted(books, key=key)
    print(f"by {name}:", "; ".join(b["title"] for b in ordered))

shelves = {}
for book in sorted(books, key=call_key):
    hundred = int(call_key(book)[0]) // 100 * 100
    shelves.setdefault(hundred, []).append(book["call"])
print(shelves)
misplaced = [b["call"] for b, right in zip(books, sorted(books, key=call_key)) if b is not right]
print(len(misplaced), "are misplaced:", misplaced)
