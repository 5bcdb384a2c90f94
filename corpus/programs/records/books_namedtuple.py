from collections import namedtuple

Book = namedtuple("Book", "title author year pages", defaults=[None])

shelf = [
    Book("Momo", "Ende", 1973, 304),
    Book("Solaris", "Lem", 1961, 204),
    Book("Fiasko", "Lem", 1986),
    Book(title="Emma", author="Austen", year=1815, pages=474),
]

by_author = {}
for book in shelf:
    by_author.setdefault(book.author, []).append(book.title)
print(by_author)

oldest = min(shelf, key=lambda b: b.year)
print(f"{oldest.title} ({oldest.year})")

known = [b for b in shelf if b.pages is not None]
average = sum(b.pages for b in known) / len(known)
print("average pages: %.1f" % average)

title, author, *rest = shelf[2]
print(title, "by", author, rest)
fixed = shelf[2]._replace(pages=332)
shelf[2] = fixed
print(sum(b.pages for b in shelf), Book._fields[-1])
print(sorted(shelf)[0].title, fixed._asdict()["year"])
