SIZES = (64, 256, 1024)


class Store:
    def __init__(self):
        self.cache = {}
        self.scaled = []

    def original(self, name):
        return f"{name}@1024"

    def scale(self, image, size):
        self.scaled.append((image, size))
        return f"{image.split('@')[0]}@{size}"

    def get(self, name, width):
        size = next((s for s in SIZES if s >= width), SIZES[-1])
        key = f"{name}{size}"
        if key not in self.cache:
            self.cache[key] = self.scale(self.original(name), size)
        return self.cache[key]


def page(store, wanted):
    return {name: store.get(name, width) for name, width in wanted}


def main():
    store = Store()
    print(page(store, [("logo", 50), ("hero", 900), ("logo", 60)]))
    print(len(store.scaled), sorted(store.cache))
    print(store.get("photo1", 2000))
    print(store.get("photo", 1000))
    print(store.get("photo102", 10))
    print(store.get("photo10", 256))
    print(store.get("photo10", 100), store.get("photo1", 64))
    print(len(store.scaled), "scaled")


if __name__ == "__main__":
    main()
