from collections import deque


class Office:
    def __init__(self, desks):
        self.free = deque(desks)
        self.used = {}
        self.waiting = deque()

    def arrive(self, who):
        if who in self.used:
            return self.used[who]
        if self.free:
            self.used[who] = self.free.popleft()
            return self.used[who]
        self.waiting.append(who)
        return None

    def leave(self, who):
        desk = self.used.pop(who)
        if self.waiting:
            lucky = self.waiting.popleft()
            self.used[lucky] = desk
            return f"{lucky} moves to {desk}"
        self.free.appendleft(desk)
        return f"{desk} is free"

    def __len__(self):
        return len(self.used)


def main():
    office = Office(["W1", "W2", "D1"])
    for who in ["Kaja", "Lars", "Kaja", "Mimi", "Nuno", "Otto"]:
        print(who, office.arrive(who) or "waits")
    print(len(office), list(office.waiting))
    print(office.leave("Lars"))
    print(office.leave("Kaja"))
    print(office.leave("Mimi"))
    print(office.used, list(office.free))
    print(office.leave("Lars"))


if __name__ == "__main__":
    main()
