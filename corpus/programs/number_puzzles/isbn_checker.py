def clean(isbn):
    return isbn.replace("-", "").replace(" ", "").upper()


def check10(digits):
    total = 0
    for i, ch in enumerate(digits):
        value = 10 if ch == "X" else int(ch)
        total += value * (10 - i)
    return total % 11 == 0


def check13(digits):
    return sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits)) % 10 == 0


def check(isbn):
    digits = clean(isbn)
    if len(digits) == 10:
        return check10(digits)
    if len(digits) == 13:
        return check13(digits)
    return None


def to13(isbn10):
    base = "978" + clean(isbn10)[:9]
    total = sum(int(d) * (3, 1)[i % 2 == 0] for i, d in enumerate(base))
    return base + str(-total % 10)


books = ["0-306-40615-2", "978-0-306-40615-7", "0-8044-2957-x", "0-306-40651-2", "12345"]
for b in books:
    print(b, {True: "ok", False: "WRONG", None: "length?"}[check(b)])
new = to13(books[0])
print(new, check(new))
