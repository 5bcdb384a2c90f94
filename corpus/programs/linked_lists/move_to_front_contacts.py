class Contact:
    def __init__(self, name, phone, next=None):
        self.name = name
        self.phone = phone
        self.next = next


class Contacts:
    def __init__(self, **numbers):
        self.first = None
        self.steps = 0
        for name, phone in numbers.items():
            self.first = Contact(name, phone, self.first)

    def call(self, name):
        prev, c = None, self.first
        while c:
            self.steps += 1
            if c.name == name:
                if prev:
                    prev.next = c.next
                    c.next = self.first
                    self.first = c
                return c.phone
            prev, c = c, c.next
        return None

    def names(self):
        c = self.first
        while c:
            yield c.name
            c = c.next


def main():
    phone = Contacts(mum="030-1", boss="030-22", pizza="030-777", dentist="030-5")
    print(list(phone.names()))
    for who in ["mum", "mum", "pizza", "mum", "police"]:
        before = phone.steps
        number = phone.call(who)
        print(f"{who:<8}{number or 'unknown':<9}{phone.steps - before} steps")
    print(list(phone.names()))
    print("average %.2f" % (phone.steps / 5))


main()
