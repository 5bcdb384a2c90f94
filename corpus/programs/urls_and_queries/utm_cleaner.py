from urllib.parse import urlsplit, urlunsplit, parse_qsl, urlencode

TRACKING = ("utm_", "fbclid", "ref")

links = [
    "https://shop.test/tea?utm_source=mail&id=7&utm_campaign=may",
    "https://shop.test/tea?id=7&ref=friend",
    "https://Shop.test/tea?id=7#reviews",
    "https://shop.test/cup?b=2&a=1&b=3",
    "https://shop.test/cup?refill=yes",
]

cleaned = []
for link in links:
    parts = urlsplit(link)
    pairs = [(k, v) for k, v in parse_qsl(parts.query) if not k.startswith(TRACKING)]
    pairs.sort()
    new = urlunsplit((parts.scheme, parts.netloc.lower(), parts.path, urlencode(pairs), ""))
    cleaned.append(new)
    print(f"{len(link):>3} -> {len(new):>3} {new}")

unique = []
for c in cleaned:
    if c not in unique:
        unique.append(c)
print(len(unique), "different pages")

sources = {}
for link in links:
    for k, v in parse_qsl(urlsplit(link).query):
        if k.startswith(TRACKING):
            sources.setdefault(k, []).append(v)
print(sources)
print(sum(map(len, links)) - sum(map(len, cleaned)), "characters saved")
