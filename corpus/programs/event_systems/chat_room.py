class Room:
    def __init__(self, topic):
        self.topic = topic
        self.members = {}

    def join(self, person):
        self.announce(f"{person.name} joined")
        self.members[person.name] = person
        person.room = self

    def leave(self, person):
        del self.members[person.name]
        person.room = None
        self.announce(f"{person.name} left")

    def announce(self, text, sender=None):
        for person in self.members.values():
            if person is not sender:
                person.inbox.append(text)


class Person:
    def __init__(self, name):
        self.name, self.room, self.inbox = name, None, []

    def say(self, text):
        self.room.announce(f"<{self.name}> {text}", sender=self)


def main():
    room = Room("gardening")
    eva, tom, ali = people = [Person(n) for n in ("Eva", "Tom", "Ali")]
    room.join(eva)
    room.join(tom)
    eva.say("slugs again!")
    room.join(ali)
    ali.say("beer traps :)")
    room.leave(tom)
    for p in people:
        print(p.name, len(p.inbox), p.inbox)
    tom.say("bye")


if __name__ == "__main__":
    main()
