class Approver:
    def __init__(self, name, limit, successor=None):
        self.name = name
        self.limit = limit
        self.successor = successor
        self.approved = []

    def handle(self, amount, purpose):
        if amount <= self.limit:
            self.approved.append(purpose)
            return self.name
        if self.successor is None:
            raise PermissionError(f"nobody may approve {amount} for {purpose}")
        return self.successor.handle(amount, purpose)


def main():
    ceo = Approver("CEO", 20000)
    head = Approver("head of sales", 5000, ceo)
    lead = Approver("team lead", 300, head)
    requests = [
        (45.9, "train"),
        (300, "chairs"),
        (300.01, "a slightly better chair"),
        (12500, "trade fair"),
        (48000, "yacht"),
    ]
    for amount, purpose in requests:
        try:
            by = lead.handle(amount, purpose)
            print(f"{purpose}: {by}")
        except PermissionError as e:
            print("refused:", e)
    for a in (lead, head, ceo):
        print(a.name, len(a.approved), a.approved)
    head.limit, lead.successor = 0, ceo
    print(lead.handle(1000, "party"))
    print(sum(len(a.approved) for a in (lead, head, ceo)))


if __name__ == "__main__":
    main()
