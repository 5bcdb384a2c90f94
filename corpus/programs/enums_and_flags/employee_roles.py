from enum import Enum


class Role(Enum):
    INTERN = 1
    DEVELOPER = 2
    LEAD = 3
    DIRECTOR = 4

    def __ge__(self, other):
        return self.value >= other.value

    def promoted(self):
        members = list(Role)
        position = members.index(self)
        if position + 1 == len(members):
            raise ValueError("nothing above " + self.name.lower())
        return members[position + 1]


class Employee:
    def __init__(self, name, role=Role.INTERN):
        self.name = name
        self.role = role

    def may_approve(self, amount):
        limits = {Role.INTERN: 0, Role.DEVELOPER: 100, Role.LEAD: 5_000}
        return amount <= limits.get(self.role, float("inf"))


def main():
    ines = Employee("Inês")
    omar = Employee("Omar", role=Role.LEAD)
    print(ines.may_approve(20), omar.may_approve(20))
    ines.role = ines.role.promoted()
    print(ines.role.name, ines.may_approve(100), ines.role >= omar.role)
    for _ in range(3):
        try:
            omar.role = omar.role.promoted()
            print("Omar is now", omar.role.name)
        except ValueError as e:
            print("no promotion:", e)
            break
    print(omar.may_approve(10**9))
    staff = {r.name: [e.name for e in (ines, omar) if e.role is r] for r in Role}
    print(staff)


main()
