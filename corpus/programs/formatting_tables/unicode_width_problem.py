import unicodedata


def display_width(text):
    width = 0
    for c in text:
        if unicodedata.combining(c):
            continue
        width += 2 if unicodedata.east_asian_width(c) in "WF" else 1
    return width


def pad(text, width):
    return text + " " * (width - display_width(text))


names = ["Łukasz", "東京", "e\u0301tude", "Ωmega", "a", "ラーメン屋"]
for n in names:
    print(f"{n.ljust(11)}|{pad(n, 11)}|", len(n), display_width(n))

composed = unicodedata.normalize("NFC", names[2])
print(len(names[2]), len(composed), composed == names[2], composed.upper())
widest = max(names, key=display_width)
longest = max(names, key=len)
print(widest, longest, widest == longest)
total = {n: display_width(n) - len(n) for n in names if display_width(n) != len(n)}
print(list(total.values()))
print(sorted(names, key=lambda n: unicodedata.normalize("NFD", n).casefold())[:3])
print([unicodedata.name(c) for c in "Ł屋"])
