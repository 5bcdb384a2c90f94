class Ticket:
    _next = 100

    def __init__(self, title):
        self._id = Ticket._next
        Ticket._next += 1
        self.title = title
        self.closed = False

    @property
    def id(self):
        return self._id

    @property
    def label(self):
        return f"#{self.id} {self.title}{' (closed)' if self.closed else ''}"

    @label.deleter
    def label(self):
        self.closed = True


a, b = Ticket("crash"), Ticket("typo")
try:
    a.id = 5
except AttributeError as e:
    print("AttributeError", a.id)
del a.label
print(a.label, "|", b.label)
b.title = b.title.upper()
print(b.label, Ticket._next)
b._id = 7               # nobody stops this
print(b.id, b.label)
b.label = "new"
