from typing import Generic, TypeVar

T = TypeVar("T")


class Repository(Generic[T]):
    def __init__(self, kind: type[T]) -> None:
        self.kind = kind
        self._items: dict[int, T] = {}
        self._next = 1

    def add(self, item: T) -> int:
        if not isinstance(item, self.kind):
            raise TypeError(f"{self.kind.__name__} expected, got {item!r}")
        key = self._next
        self._items[key] = item
        self._next += 1
        return key

    def get(self, key: int) -> "T | None":
        return self._items.get(key)

    def __iter__(self):
        yield from self._items.items()


class Names(Repository[str]):
    def __init__(self):
        super().__init__(str)

    def add(self, item):
        item = item.strip()
        for key, name in self:
            if name == item:
                return key
        return super().add(item)


numbers, names = Repository(float), Names()
print(numbers.add(1.5), names.add(" Ida"), names.add("Tom"), names.add("Ida "))
print(list(names), numbers.get(1), numbers.get(9))
names.add("   ")
print(dict(names))
numbers.add(3)
