import zlib
from dataclasses import dataclass, field


@dataclass
class TextStore:
    hot_limit: int = 2
    hot: dict = field(default_factory=dict)
    cold: dict = field(default_factory=dict)

    def put(self, name, text):
        self.cold.pop(name, None)
        self.hot.pop(name, None)
        self.hot[name] = text
        while len(self.hot) > self.hot_limit:
            oldest = next(iter(self.hot))
            self.cold[oldest] = zlib.compress(self.hot.pop(oldest).encode("utf-8"))

    def get(self, name):
        if name in self.cold:
            self.put(name, zlib.decompress(self.cold[name]).decode("utf-8"))
        return self.hot[name]

    @property
    def size(self):
        return sum(len(t.encode()) for t in self.hot.values()) + sum(map(len, self.cold.values()))


def main():
    store = TextStore()
    store.put("poem", "tick tock " * 20)
    store.put("note", "äöü " * 5)
    store.put("list", "eggs, flour")
    print(list(store.hot), list(store.cold), store.size < 200)
    print(store.get("poem")[:9], len(store.get("poem")))
    print(list(store.hot), list(store.cold))
    print(store.get("note").split()[0])
    print(store.get("list") == "eggs, flour", store)
    try:
        store.get("diary")
    except KeyError as e:
        print("no text called", e)


main()
