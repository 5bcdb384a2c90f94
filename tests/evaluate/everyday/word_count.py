import string
from collections import Counter, defaultdict

TEXT = "It was the best of times, it was the worst of times."


def words(text):
    cleaned = ""
    for char in text.lower():
        if char not in string.punctuation:
            cleaned += char
    return cleaned.split()


def by_length(found):
    groups = defaultdict(list)
    for word in found:
        if word not in groups[len(word)]:
            groups[len(word)].append(word)
    return dict(groups)


if __name__ == "__main__":
    found = words(TEXT[:16])
    counts = Counter(found)
    top = counts.most_common(1)
    groups = by_length(found)
    print(top, groups)
    longest = max(found, key=len)
    print(f"{longest!r} has {len(longest)} letters")
