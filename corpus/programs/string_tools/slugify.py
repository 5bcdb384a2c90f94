import re
import unicodedata


def slugify(title, *, max_length=None, sep="-"):
    text = unicodedata.normalize("NFKD", title.replace("ß", "ss"))
    text = text.encode("ascii", "ignore").decode()
    text = re.sub(r"[^a-z0-9]+", sep, text.lower()).strip(sep)
    if max_length and len(text) > max_length:
        text = text[:max_length].rsplit(sep, 1)[0]
    return text


def unique(slug, taken):
    candidate, n = slug, 2
    while candidate in taken:
        candidate = f"{slug}-{n}"
        n += 1
    taken.add(candidate)
    return candidate


def main():
    taken = set()
    titles = [
        "10 Tips for Café Owners!",
        "Über die Straße -- und zurück",
        "C++ & C#",
        "über die strasse, und zurück?",
        "   ",
    ]
    for title in titles:
        print(repr(title), "->", unique(slugify(title), taken))
    short = slugify(titles[1], max_length=12)
    print(short, len(short))
    print(slugify("Hello World again", sep="_"))
    print(sorted(taken, key=len)[0] == "", len(taken))


if __name__ == "__main__":
    main()
