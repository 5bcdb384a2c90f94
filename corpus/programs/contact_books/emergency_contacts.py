class EmergencyPlan:
    """Who to call, in which order, and what happens when nobody answers."""

    def __init__(self, name, *contacts, fallback="112"):
        self.name = name
        self.contacts = list(contacts)
        self.fallback = fallback

    def call(self, answers):
        tried = []
        for contact in self.contacts:
            tried.append(contact)
            if answers.get(contact):
                return contact, tried
        return self.fallback, tried

    def promote(self, contact):
        i = self.contacts.index(contact)
        if i > 0:
            self.contacts[i - 1], self.contacts[i] = self.contacts[i], self.contacts[i - 1]


def main():
    child = EmergencyPlan("Finn", "mother", "father", "aunt")
    senior = EmergencyPlan("Mr Wu", "nurse", fallback="house doctor")
    answers = {"mother": False, "father": True, "aunt": True}
    reached, tried = child.call(answers)
    print(reached, tried)
    child.promote("aunt")
    reached, tried = child.call(answers)
    print(reached, len(tried))
    print(senior.call(answers))
    print(child.contacts, senior.contacts)
    plans = {p.name: p.call({})[0] for p in (child, senior)}
    print(plans)
    child.promote("grandma")


if __name__ == "__main__":
    main()
