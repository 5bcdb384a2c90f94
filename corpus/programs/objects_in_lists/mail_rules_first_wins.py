class Mail:
    def __init__(self, sender, subject, size=1):
        self.sender, self.subject, self.size = sender, subject, size
        self.labels = []
        self.folder = "inbox"


class Rule:
    def __init__(self, test, *actions, stop=False):
        self.test, self.actions, self.stop = test, actions, stop
        self.used = 0

    def apply(self, mail):
        if not self.test(mail):
            return False
        self.used += 1
        for action in self.actions:
            action(mail)
        return self.stop


def to(folder):
    def action(mail):
        mail.folder = folder
    return action


def label(text):
    return lambda mail: mail.labels.append(text.format(m=mail))


rules = [
    Rule(lambda m: "sale" in m.subject.lower(), to("junk"), stop=True),
    Rule(lambda m: m.sender.endswith("@work"), to("work"), label("from {m.sender}")),
    Rule(lambda m: m.size > 5, label("big ({m.size})")),
    Rule(lambda m: True, label("seen")),
]
box = [
    Mail("eva@work", "Plan", 9), Mail("shop@x", "SALE now"), Mail("boss@work", "Wholesale numbers"),
    Mail("tom@home", "hi"),
]
for mail in box:
    for rule in rules:
        if rule.apply(mail):
            break
    print(f"{mail.subject:18}{mail.folder:6}{mail.labels}")
print([r.used for r in rules], sum(m.folder == "inbox" for m in box))
