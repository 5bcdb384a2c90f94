class Page:
    LIMIT = 3

    def __init__(self, keys=None):
        self.keys = keys or []
        self.next = None

    def insert(self, key):
        i = 0
        while i < len(self.keys) and self.keys[i] < key:
            i += 1
        self.keys.insert(i, key)
        if len(self.keys) > Page.LIMIT:
            return self.split()
        return None

    def split(self):
        mid = len(self.keys) // 2
        other = Page(self.keys[mid:])
        self.keys = self.keys[:mid]
        other.next = self.next
        self.next = other
        return other


class Index:
    def __init__(self):
        self.pages = [Page()]
        self.splits = 0

    def add(self, key):
        page = self.pages[0]
        for p in self.pages[1:]:
            if p.keys[0] <= key:
                page = p
        new = page.insert(key)
        if new:
            self.splits += 1
            self.pages.insert(self.pages.index(page) + 1, new)

    def __iter__(self):
        page = self.pages[0]
        while page is not None:
            yield from page.keys
            page = page.next


index = Index()
for key in [50, 20, 70, 10, 60, 30, 90]:
    index.add(key)
    print(key, [p.keys for p in index.pages])
print(list(index), index.splits, "splits")
