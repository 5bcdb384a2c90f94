from collections import Counter, namedtuple
from urllib.parse import urlparse, parse_qs

Click = namedtuple("Click", "url country hour")

CLICKS = [
    Click("https://x.test/a?src=mail", "SE", 8),
    Click("https://x.test/a?src=sms", "SE", 8),
    Click("https://x.test/b", "FI", 13),
    Click("https://x.test/a?src=mail&src=app", "NO", 23),
    Click("https://x.test/b?src=", "SE", 9),
]


def source(url):
    return parse_qs(urlparse(url).query).get("src", ["direct"])[-1]


by_path = Counter(urlparse(c.url).path for c in CLICKS)
by_source = Counter(source(c.url) for c in CLICKS)
by_country = Counter(c.country for c in CLICKS)

for title, counter in (("path", by_path), ("source", by_source), ("country", by_country)):
    total = counter.total()
    print(title, "|", ", ".join(f"{k} {n / total:.0%}" for k, n in counter.most_common()))

parts = Counter("morning" if c.hour < 12 else "evening" if c.hour >= 18 else "day" for c in CLICKS)
print(parts)
peak = max(CLICKS, key=lambda c: (sum(o.hour == c.hour for o in CLICKS), c.hour))
print("peak hour", peak.hour, peak._asdict()["country"])
matrix = {(c.country, source(c.url)) for c in CLICKS}
print(len(matrix), sorted(matrix)[0], Click._fields)
print(parse_qs("a=1&b=&a=2"), parse_qs("b=", keep_blank_values=True))
