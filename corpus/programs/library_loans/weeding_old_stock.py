stock = [
    ("Perl in a Week", 1998, 2),
    ("Birds of Europe", 2010, 55),
    ("Tax Law", 2015, 9),
    ("Fax Etiquette", 1991, 0),
    ("Tax Law", 2023, 4),
]


def weed(books, now=2024):
    """Remove what is old and hardly read."""
    removed = []
    for book in books:
        title, year, loans = book
        if now - year > 8 and loans < 10:
            removed.append(title)
            books.remove(book)
    return removed


def main():
    print(len(stock), "books before")
    ages = [2024 - y for _, y, _ in stock]
    print("ages", ages, "mean", sum(ages) / len(ages))
    gone = weed(stock)
    print("removed", gone)
    print("kept", [f"{t} ({y})" for t, y, _ in stock])
    gone = weed(stock)
    print("second round", gone)
    least = min(stock, key=lambda b: b[2])
    print("least read now:", least)
    newest_law = max(b for b in stock if b[0] == "Tax Law")
    print(newest_law[1], len(stock))


if __name__ == "__main__":
    main()
