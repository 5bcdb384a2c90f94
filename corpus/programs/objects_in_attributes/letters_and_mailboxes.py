class Letter:
    def __init__(self, sender, text):
        self.sender = sender
        self.text = text
        self.read = False


class Mailbox:
    def __init__(self, owner):
        self.owner = owner
        self.letters = []
        self.forward_to = None

    def deliver(self, letter, hops=0):
        if hops > 3:
            raise RecursionError(f"forwarding loop at {self.owner}")
        if self.forward_to:
            return self.forward_to.deliver(letter, hops + 1)
        self.letters.append(letter)
        return self.owner

    def open_all(self):
        for letter in self.letters:
            if not letter.read:
                letter.read = True
                yield f"{letter.sender}: {letter.text}"


a, b, c = Mailbox("Abe"), Mailbox("Bea"), Mailbox("Cy")
print("arrived at", a.deliver(Letter("Gran", "Hello!")))
a.forward_to = b
print("arrived at", a.deliver(Letter("Tax office", "Please pay")))
b.forward_to = c
print("arrived at", a.deliver(Letter("Tax office", "PLEASE pay")))
for box in (a, b, c):
    print(box.owner, list(box.open_all()), list(box.open_all()))
c.forward_to = a
try:
    b.deliver(Letter("Tax office", "Last warning"))
except RecursionError as err:
    print("undeliverable:", err)
