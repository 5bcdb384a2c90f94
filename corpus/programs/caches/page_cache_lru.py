from collections import OrderedDict


class PageCache:
    def __init__(self, load, size=3):
        self._load = load
        self._pages = OrderedDict()
        self.size = size
        self.hits = self.misses = 0

    def get(self, url):
        if url in self._pages:
            self._pages.move_to_end(url)
            self.hits += 1
        else:
            self.misses += 1
            self._pages[url] = self._load(url)
            if len(self._pages) > self.size:
                old, _ = self._pages.popitem(last=False)
                print("  evicted", old)
        return self._pages[url]

    def __repr__(self):
        return f"<{' '.join(self._pages)} | {self.hits}/{self.misses}>"


def render(url):
    return f"<h1>{url.strip('/').title() or 'Home'}</h1>"


def main():
    cache = PageCache(render)
    for url in ["/", "/cart", "/", "/help", "/jobs", "/cart", "/"]:
        page = cache.get(url)
        print(f"{url:<6}{page}")
    print(cache)
    print(f"{cache.hits / (cache.hits + cache.misses):.0%} hits")


if __name__ == "__main__":
    main()
