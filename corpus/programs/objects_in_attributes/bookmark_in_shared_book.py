class Book:
    def __init__(self, title, pages):
        self.title, self.pages = title, pages
        self.marks = {}


class Reader:
    def __init__(self, name, speed):
        self.name, self.speed = name, speed
        self.book = None

    def take(self, book):
        self.book = book
        book.marks.setdefault(self, 0)
        return self

    @property
    def page(self):
        return self.book.marks[self]

    @page.setter
    def page(self, number):
        self.book.marks[self] = min(number, self.book.pages)

    def read(self, hours=1):
        self.page += self.speed * hours
        return self.page == self.book.pages


atlas, novel = Book("Atlas", 40), Book("Novel", 100)
ida, tom = Reader("Ida", 30), Reader("Tom", 15).take(atlas)
print(ida.take(atlas).read(), tom.read(2), tom.page, ida.page)
print(ida.read(), {r.name: p for r, p in atlas.marks.items()})
ida.take(novel).read(2)
ida.take(atlas)
print(ida.page, novel.marks[ida], tom in novel.marks)
tom.page -= 25
print(tom.page, len(atlas.marks), sum(novel.marks.values()))
atlas.pages = 10
tom.read(0)
print(tom.page, ida.page)
print(Reader("Eva", 1).page)
