class Contact:
    def __init__(self, name, *phones):
        self.name = name
        self.phones = list(phones)
        self.groups = set()

    def __str__(self):
        return f"{self.name} <{', '.join(self.phones)}>"


class Book:
    def __init__(self):
        self.by_name, self.by_phone = {}, {}

    def add(self, contact):
        self.by_name[contact.name.casefold()] = contact
        for p in contact.phones:
            if (other := self.by_phone.get(p)) and other is not contact:
                print(f"{p} belongs to {other.name}, too")
            self.by_phone[p] = contact
        return contact

    def rename(self, old, new):
        contact = self.by_name.pop(old.casefold())
        contact.name = new
        self.by_name[new.casefold()] = contact

    def find(self, text):
        return self.by_phone.get(text) or self.by_name.get(text.casefold())


book = Book()
ann = book.add(Contact("Ann Lee", "111", "112"))
book.add(Contact("Bob", "112"))
book.rename("ann lee", "Ann May")
print(book.find("111"), "|", book.find("112"), "|", book.find("ANN MAY") is ann, book.find("Ann Lee"))
ann.phones.remove("111")
print(book.find("111"))         # the index does not know
family = {c.name for c in book.by_name.values()}
print(sorted(family), len(set(book.by_phone.values())))
