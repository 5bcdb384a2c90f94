class MembershipRule:
    def __init__(self, *, minimum=0, discount=None):
        self.minimum = minimum
        self.discount = discount or {}

    def __call__(self, fee, **member):
        for key, cut in self.discount.items():
            if member.get(key):
                fee -= fee * cut / 100
        return max(self.minimum, round(fee, 2))


class Club:
    members = []

    def __init__(self, name, rule):
        self.name = name
        self.rule = rule

    def join(self, name, fee=60, **traits):
        self.members.append((name, self.rule(fee, **traits)))
        return self

    def income(self):
        return sum(fee for _, fee in self.members)


def main():
    chess = Club("Chess", MembershipRule(minimum=20, discount={"student": 50, "family": 10}))
    rowing = Club("Rowing", MembershipRule(discount={"student": 25}))
    chess.join("Ida", student=True).join("Jon", family=True, student=True).join("Kim", fee=30, student=True)
    rowing.join("Lea", fee=240, student=True)
    rowing.join("Max", 240)
    for club in (chess, rowing):
        print(club.name, len(club.members), club.income())
    print(chess.members[0], rowing.members[-1])
    print(chess.rule(100), chess.rule(10), rowing.rule(100, student=True, family=True))
    names = [n for n, _ in chess.members]
    print(names, len(names) == len(set(names)))


if __name__ == "__main__":
    main()
