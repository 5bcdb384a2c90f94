class Person:
    everyone = {}

    def __new__(cls, name):
        if name not in cls.everyone:
            person = super().__new__(cls)
            person.name = name
            person.friends = []
            cls.everyone[name] = person
        return cls.everyone[name]

    def befriend(self, *names):
        for name in names:
            other = Person(name)
            if other is not self and other not in self.friends:
                self.friends.append(other)
                other.friends.append(self)


def steps(start, goal):
    level, seen, distance = [start], {start}, 0
    while level:
        if goal in level:
            return distance
        following = []
        for person in level:
            for f in person.friends:
                if f not in seen:
                    seen.add(f)
                    following.append(f)
        level, distance = following, distance + 1
    return None


Person("Ida").befriend("Jon", "Kim", "Ida")
Person("Jon").befriend("Lou", "Ida")
Person("Lou").befriend("Max")
print(len(Person.everyone), [p.name for p in Person("Jon").friends])
print(steps(Person("Ida"), Person("Max")), steps(Person("Kim"), Person("Nobody")))
print(Person("Max") is Person("Max"), len(Person.everyone))
