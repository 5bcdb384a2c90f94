class Person:
    public = ("name", "city")

    def __init__(self, **data):
        self.__dict__.update(data)

    def view(self, viewer=None):
        fields = list(self.public)
        if viewer is not None and viewer.name in self.friends:
            fields.append("phone")
        if viewer is self:
            fields += ["birthday"]
        return {f: getattr(self, f, "-") for f in fields}


class Celebrity(Person):
    public = ("name",)

    def view(self, viewer=None):
        seen = super().view(viewer)
        seen["name"] = seen["name"].upper()
        return seen


def main():
    ana = Person(name="Ana", city="Lugo", phone="600", birthday="5 May", friends=["Bo"])
    bo = Person(name="Bo", city="Vigo", phone="611", friends=[])
    star = Celebrity(name="Lux", phone="999", birthday="?", friends=["Ana"])
    print(ana.view())
    print(ana.view(bo))
    print(bo.view(ana))
    print(ana.view(ana))
    print(star.view(bo), star.view(ana))
    bo.public = Person.public + ("shoe_size",)
    print(bo.view(), ana.view())
    print(isinstance(star, Person), Celebrity.public)


main()
