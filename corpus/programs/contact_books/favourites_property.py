class Contact:
    _count = 0

    def __init__(self, first, last):
        self.first = first
        self.last = last
        self._calls = 0
        Contact._count += 1

    @property
    def full_name(self):
        return f"{self.first} {self.last}"

    @full_name.setter
    def full_name(self, value):
        self.first, self.last = value.rsplit(" ", 1)

    @property
    def favourite(self):
        return self._calls >= 3

    def call(self, times=1):
        self._calls += times
        return self

    @classmethod
    def total(cls):
        return cls._count

    @staticmethod
    def by_calls(contact):
        return -contact._calls, contact.last


def main():
    people = [Contact("Ida", "Berg"), Contact("Per", "Ahl"), Contact("Mia", "Zorn")]
    people[0].call().call(2)
    people[2].call(3)
    people.sort(key=Contact.by_calls)
    for p in people:
        print(f"{'*' if p.favourite else ' '} {p.full_name} ({p._calls})")
    people[1].full_name = "Mia Sofia Zorn-Holm"
    print(people[1].first, "|", people[1].last)
    print(Contact.total())
    people[0].favourite = True


if __name__ == "__main__":
    main()
