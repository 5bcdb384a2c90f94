from collections import OrderedDict, defaultdict


class Holds:
    def __init__(self):
        self._by_book = defaultdict(OrderedDict)

    def place(self, book, reader, day):
        self._by_book[book].setdefault(reader, day)

    def cancel(self, book, reader):
        self._by_book[book].pop(reader)

    def returned(self, book):
        waiting = self._by_book[book]
        if not waiting:
            del self._by_book[book]
            return None
        reader, day = waiting.popitem(last=False)
        return reader, day

    def to_front(self, book, reader):
        self._by_book[book].move_to_end(reader, last=False)

    def __len__(self):
        return sum(len(w) for w in self._by_book.values())


holds = Holds()
holds.place("Momo", "Inka", 1)
holds.place("Momo", "Jost", 2)
holds.place("Momo", "Inka", 3)
holds.place("Dune", "Kira", 3)
holds.place("Momo", "Lars", 4)
print(len(holds), "holds")
holds.to_front("Momo", "Lars")
for book in ("Momo", "Dune", "Dune", "Emil"):
    print(book, "->", holds.returned(book))
print(len(holds), sorted(holds._by_book))
holds.cancel("Momo", "Jost")
holds.cancel("Momo", "Lars")
