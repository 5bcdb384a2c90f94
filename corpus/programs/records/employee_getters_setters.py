class Person:
    def __init__(self, name, age):
        self.setName(name)
        self.setAge(age)

    def getName(self):
        return self._name

    def setName(self, name):
        self._name = name.strip().title()

    def getAge(self):
        return self._age

    def setAge(self, age):
        if age < 0 or age > 130:
            raise ValueError("age " + str(age))
        self._age = age

    def toString(self):
        return "Person[name=" + self._name + ", age=" + str(self._age) + "]"


people = []
for name, age in [("  maria LOPEZ", 41), ("jan de vries ", 7), ("methusalem", 969)]:
    try:
        people.append(Person(name, age))
    except ValueError as e:
        print("not added:", e)

for p in people:
    print(p.toString())
people[1].setAge(people[1].getAge() + 1)
oldest = people[0]
for p in people:
    if p.getAge() > oldest.getAge():
        oldest = p
print(oldest.getName(), people[1].getAge())
names = []
for p in people: names.append(p.getName().split()[-1])
print(names)
