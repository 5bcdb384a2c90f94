class GymClass:
    def __init__(self, title, places):
        self.title = title
        self.places = places
        self.members = []
        self.queue = []

    def sign_up(self, name):
        if name in self.members or name in self.queue:
            return "already there"
        if len(self.members) < self.places:
            self.members.append(name)
            return "ok"
        self.queue.append(name)
        return f"waiting ({len(self.queue)})"

    def cancel(self, name):
        if name in self.queue:
            self.queue.remove(name)
        elif name in self.members:
            self.members.remove(name)
            if self.queue:
                self.members.append(self.queue.pop())

    def __len__(self):
        return len(self.members)

    def __contains__(self, name):
        return name in self.members


def main():
    yoga = GymClass("Yoga", places=2)
    answers = [yoga.sign_up(n) for n in ["Ida", "Jan", "Kai", "Lou", "Ida"]]
    print(answers)
    yoga.cancel("Jan")
    print(len(yoga), yoga.members, yoga.queue)
    print("Kai" in yoga, "Lou" in yoga)
    again = yoga.sign_up("Jan")
    print(again)


main()
