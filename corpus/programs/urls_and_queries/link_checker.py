from urllib.parse import urljoin, urlparse
from collections import deque

SITE = {
    "http://s.test/": ["about.html", "/shop/", "http://other.test/x"],
    "http://s.test/about.html": ["/", "team.html#boss", "missing.html"],
    "http://s.test/shop/": ["item1.html", "../about.html", "?sort=price"],
    "http://s.test/shop/item1.html": ["/shop/", "mailto:a@s.test"],
    "http://s.test/team.html": [],
}


def clean(base, link):
    url = urlparse(urljoin(base, link))
    if url.scheme not in ("http", "https"):
        return None
    return url._replace(fragment="", query="").geturl()


def crawl(start):
    host = urlparse(start).netloc
    queue = deque([(start, 0)])
    seen = {start: 0}
    broken, external = [], set()
    while queue:
        page, depth = queue.popleft()
        if page not in SITE:
            broken.append(page)
            continue
        for link in SITE[page]:
            url = clean(page, link)
            if url is None:
                continue
            if urlparse(url).netloc != host:
                external.add(url)
            elif url not in seen:
                seen[url] = depth + 1
                queue.append((url, depth + 1))
    return seen, broken, external


seen, broken, external = crawl("http://s.test/")
for url, depth in seen.items():
    print(depth, urlparse(url).path)
print("broken:", broken)
print("external:", external)
print(sorted(set(SITE) - set(seen)) or "all pages reached", max(seen.values()))
