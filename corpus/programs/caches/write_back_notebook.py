from contextlib import contextmanager

disk = {"monday": "swim", "tuesday": ""}
writes = []


class Notebook:
    def __init__(self):
        self.loaded = {}
        self.dirty = set()

    def read(self, day):
        if day not in self.loaded:
            self.loaded[day] = disk.get(day, "")
        return self.loaded[day]

    def write(self, day, text, append=False):
        old = self.read(day) if append else ""
        self.loaded[day] = f"{old}; {text}".strip("; ")
        self.dirty.add(day)

    def flush(self):
        for day in sorted(self.dirty):
            disk[day] = self.loaded[day]
            writes.append(day)
        self.dirty.clear()


@contextmanager
def notebook():
    book = Notebook()
    try:
        yield book
    finally:
        book.flush()
        print("saved", writes[-2:])


def main():
    with notebook() as book:
        book.write("monday", "dentist 14:30", append=True)
        book.write("monday", "buy milk", append=True)
        book.write("friday", "concert")
        print("on disk:", disk["monday"], "| in memory:", book.read("monday"))
    print(disk)
    try:
        with notebook() as book:
            book.write("tuesday", "unsaved?")
            raise OSError("battery empty")
    except OSError as e:
        print(e, "-", disk["tuesday"])
    print(len(writes), "writes")


main()
