class Notification:
    limit = None

    def __init__(self, to):
        self.to = to

    def send(self, text):
        text = self.prepare(text)
        if self.limit and len(text) > self.limit:
            text = text[:self.limit - 1] + "…"
        return self.deliver(text)

    def prepare(self, text):
        return text.strip()

    def deliver(self, text):
        raise NotImplementedError


class Email(Notification):
    def prepare(self, text):
        return f"Dear {self.to},\n{super().prepare(text)}"

    def deliver(self, text):
        return ("mail", self.to + "@firm.eu", text)


class Sms(Notification):
    limit = 16

    def deliver(self, text):
        return ("sms", len(text), text)


class Loud(Sms):
    limit = 12

    def prepare(self, text):
        return super().prepare(text).upper()


def main():
    message = "  the café opens at nine tomorrow "
    for kind in (Email, Sms, Loud):
        n = kind("eva")
        print(n.send(message))
    short = Loud("bo").send("fire")
    print(short, short[-1].isupper())
    everyone = [k(name) for k, name in zip([Sms, Email], ["al", "di"])]
    results = [n.send("ok ") for n in everyone]
    print([r[0] for r in results])
    print(Notification("x").send("hm"))


main()
