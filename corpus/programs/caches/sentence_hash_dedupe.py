import hashlib
import re

seen = {}
duplicates = []

articles = [
    "Storm hits coast. Two boats lost.",
    "Mayor opens new bridge",
    "STORM hits coast -- two boats lost",
    "Mayor opens a new bridge",
    "  storm hits coast; two boats lost!  ",
]

def fingerprint(text):
    words = re.findall(r"\w+", text.lower())
    return hashlib.md5(" ".join(words).encode()).hexdigest()[:8]

for number, article in enumerate(articles):
    key = fingerprint(article)
    if key in seen:
        duplicates.append((number, seen[key]))
    else:
        seen[key] = number

print(len(seen), "different articles")
for copy, original in duplicates:
    print(f"#{copy} repeats #{original}: {articles[copy].strip()[:20]!r}")

groups = {}
for copy, original in duplicates:
    groups.setdefault(original, [original]).append(copy)
print(groups)
kept = [a for i, a in enumerate(articles) if i not in dict(duplicates)]
print(*kept, sep=" / ")
print(fingerprint("") == fingerprint("?!"), len(fingerprint("x")))
