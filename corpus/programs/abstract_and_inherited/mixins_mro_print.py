class Base:
    def save(self):
        return [f"save {self.name}"]


class Logged:
    def save(self):
        return ["log"] + super().save()


class Zipped:
    def save(self):
        self.name += ".gz"
        return ["zip"] + super().save()


class Document(Logged, Zipped, Base):
    def __init__(self, name):
        self.name = name


class Letter(Zipped, Logged, Base):
    name = "letter"

    def save(self):
        steps = super().save()
        steps.append("stamp")
        return steps


print(Document("report").save())
first = Letter()
print(first.save(), first.name, Letter.name)
print(first.save()[-2:], Letter().save()[0])
print([c.__name__ for c in Letter.__mro__])
try:
    Logged().save()
except AttributeError as e:
    print("alone:", type(e).__name__)
