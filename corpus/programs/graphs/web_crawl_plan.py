import re

PAGES = {
    "/": '<a href="/shop">Shop</a> <a href="/about">About us</a>',
    "/shop": "<a href='/shop/tea'>Tea</a><a href=\"/\">home</a>",
    "/shop/tea": '<p>Sold out</p> <a href="/shop">back</a>',
    "/about": '<a href="/jobs">Jobs</a>',
    "/old": '<a href="/">home</a>',
}
LINK = re.compile(r"""href=["'](.*?)["']""")


def crawl(url, pages, seen=None):
    if seen is None:
        seen = []
    if url in seen:
        return seen
    seen.append(url)
    for target in LINK.findall(pages.get(url, "")):
        crawl(target, pages, seen)
    return seen


def incoming(pages):
    counts = dict.fromkeys(pages, 0)
    for html in pages.values():
        for target in LINK.findall(html):
            if target in counts:
                counts[target] += 1
    return counts


if __name__ == "__main__":
    found = crawl("/", PAGES)
    print(found)
    print("dead links:", [u for u in found if u not in PAGES])
    print("orphans:", [u for u in PAGES if u not in found])
    for url, n in sorted(incoming(PAGES).items(), key=lambda item: item[1], reverse=True):
        print(n, url)
