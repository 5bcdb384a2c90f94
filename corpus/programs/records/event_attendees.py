class Attendee:
    count = 0

    def __init__(self, name, email="", **extra):
        Attendee.count += 1
        self.number = Attendee.count
        self.name = name
        self.email = email
        self.__dict__.update(extra)

    def get(self, field, default="?"):
        return getattr(self, field, default)

    def __str__(self):
        return f"#{self.number} {self.name} <{self.email}>"


def badges(people, *fields, width=8):
    lines = []
    for p in people:
        lines.append("".join(str(p.get(f)).ljust(width) for f in fields).rstrip())
    return lines


def main():
    people = [
        Attendee("Ines", "ines@x.pt", diet="vegan"),
        Attendee("Max", shirt="XL", diet=None),
        Attendee("Oğuz", "o@guz.tr", shirt="S"),
    ]
    for line in badges(people, "number", "name", "shirt", "diet"):
        print(line)
    print(people[2], "|", people[1])
    no_mail = [p.name for p in people if not p.email]
    sizes = {p.get("shirt", "M") for p in people}
    print(no_mail, sorted(sizes), Attendee.count)
    print(badges(people[:1], "name", "colour", width=6))
    print(people[0].shirt)


if __name__ == "__main__":
    main()
