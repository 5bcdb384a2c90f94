class Contact:
    def __init__(self, name, phone, email=""):
        self.name = name
        self.phone = phone
        self.email = email

    def __str__(self):
        if self.email:
            return f"{self.name}: {self.phone} <{self.email}>"
        return f"{self.name}: {self.phone}"


class AddressBook:
    def __init__(self):
        self.contacts = []

    def add(self, contact):
        if self.find(contact.name):
            print("already there:", contact.name)
            return False
        self.contacts.append(contact)
        return True

    def find(self, name):
        for c in self.contacts:
            if c.name.lower() == name.lower():
                return c

    def remove(self, name):
        c = self.find(name)
        self.contacts.remove(c)
        return c


def main():
    book = AddressBook()
    book.add(Contact("Rosa Klein", "030 123"))
    book.add(Contact("Amir", "0171 998877", "amir@post.test"))
    book.add(Contact("rosa klein", "555"))
    for c in sorted(book.contacts, key=lambda c: c.name):
        print(c)
    gone = book.remove("AMIR")
    print("removed", gone.name, "left", len(book.contacts))
    print(book.find("nobody"))
    book.remove("nobody")


if __name__ == "__main__":
    main()
