def isbn10(text):
    digits = [10 if c in "xX" else int(c) for c in text if c.isalnum()]
    if len(digits) != 10:
        return False
    return sum(d * (10 - i) for i, d in enumerate(digits)) % 11 == 0

def ean13(text):
    digits = [int(c) for c in text if c.isdigit()]
    if len(digits) != 13:
        return False
    weights = [1, 3] * 6 + [1]
    return sum(w * d for w, d in zip(weights, digits)) % 10 == 0

def to_13(isbn):
    body = "978" + "".join(c for c in isbn if c.isdigit())[:9]
    total = sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(body))
    return body + str(-total % 10)

books = {
    "3-16-148410-0": "ok?",
    "0-306-40615-2": "chemistry",
    "0-306-40615-3": "typo",
    "0-8044-2957-X": "with X",
}
for isbn, note in books.items():
    new = to_13(isbn)
    print(f"{isbn} {note:<10}{isbn10(isbn)!s:<6}{new} {ean13(new)}")
print(ean13("4006381333931"), ean13("4006381333913"), ean13("123"))
