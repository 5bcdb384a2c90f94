class Card:
    made = 0

    def __new__(cls, name, *, colour="white", size=10):
        key = (name, colour, size)
        if key not in cls._pool:
            cls._pool[key] = super().__new__(cls)
            cls.made += 1
        return cls._pool[key]

    _pool = {}

    def __init__(self, name, *, colour="white", size=10):
        self.name, self.colour, self.size = name, colour, size
        self.greeting = getattr(self, "greeting", "")

    def write(self, text):
        self.greeting = text
        return self

    def __str__(self):
        return f"{self.colour} {self.size} for {self.name}: {self.greeting or '(blank)'}"


def main():
    a = Card("Ola", colour="blue").write("Happy birthday!")
    b = Card("Ola", size=10, colour="blue")
    c = Card("Ola")
    print(a is b, a is c, Card.made)
    print(b)
    print(c)
    c.write("Get well")
    print(Card("Ola"), "|", Card("Per", colour="blue"))
    print(Card.made, sorted(k[0] for k in Card._pool))


if __name__ == "__main__":
    main()
