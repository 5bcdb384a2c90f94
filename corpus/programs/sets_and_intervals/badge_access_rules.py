from enum import Flag, auto


class Door(Flag):
    NONE = 0
    LOBBY = auto()
    OFFICE = auto()
    LAB = auto()
    SERVER = auto()
    STAFF = LOBBY | OFFICE
    ALL = STAFF | LAB | SERVER


class Badge:
    def __init__(self, owner, doors=Door.LOBBY):
        self.owner = owner
        self.doors = doors

    def grant(self, door):
        self.doors |= door
        return self

    def revoke(self, door):
        self.doors &= ~door
        return self

    def opens(self, door):
        return door in self.doors


def main():
    ida = Badge("Ida", Door.STAFF).grant(Door.LAB)
    guest = Badge("guest")
    chief = Badge("chief", Door.ALL).revoke(Door.LAB)
    for b in (ida, guest, chief):
        opened = [d.name for d in (Door.LOBBY, Door.OFFICE, Door.LAB, Door.SERVER) if b.opens(d)]
        print(f"{b.owner:<6}{b.doors.value:>3} {', '.join(opened)}")
    both = ida.doors & chief.doors
    print(both == Door.STAFF, (ida.doors | chief.doors) == Door.ALL)
    print(guest.revoke(Door.LOBBY).doors == Door.NONE, bool(guest.doors))
    print(ida.opens(Door.STAFF), ida.opens(Door.LAB | Door.SERVER))


main()
