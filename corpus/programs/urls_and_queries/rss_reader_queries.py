import re
from html import unescape

FEED = """<rss><item><title>Rain &amp; wind</title><link>http://n.test/1</link><pubDate>3</pubDate></item>
<item><title>New caf&eacute; opens</title><link>http://n.test/2</link></item>
<item><title>Rain again</title><link>http://n.test/1</link><pubDate>9</pubDate></item></rss>"""


def tag(name, text, default=None):
    m = re.search(rf"<{name}>(.*?)</{name}>", text, re.S)
    return unescape(m.group(1)) if m else default


def items(feed):
    for block in re.findall(r"<item>.*?</item>", feed, re.S):
        yield {
            "title": tag("title", block),
            "link": tag("link", block),
            "date": int(tag("pubDate", block, "0")),
        }


news = list(items(FEED))
for n in sorted(news, key=lambda n: n["date"], reverse=True):
    print(n["date"] or "-", n["title"])

latest = {}
for n in news:
    if n["link"] not in latest or n["date"] > latest[n["link"]]["date"]:
        latest[n["link"]] = n
print([n["title"] for n in latest.values()])

words = {}
for n in news:
    for w in re.findall(r"\w+", n["title"].lower()):
        words.setdefault(w, set()).add(n["link"])
for query in ("rain", "café", "rain wind", "snow"):
    hits = set.intersection(*(words.get(w, set()) for w in query.split()))
    print(query, sorted(hits))
print(tag("title", "no tags", "untitled"))
