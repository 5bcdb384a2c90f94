class Inbox:
    def __init__(self, owner):
        self.owner = owner
        self.mails = []

    def __len__(self):
        return len(self.mails)

    def __iadd__(self, mail):
        self.mails.append(mail)
        return self

    def __getitem__(self, i):
        return self.mails[i]


def deliver(inbox, mail, fallback=Inbox("nobody")):
    target = inbox or fallback
    target += mail
    return target.owner


def deliver2(inbox, mail, fallback=None):
    target = inbox if inbox is not None else fallback
    target += mail
    return target.owner


def main():
    ida, tom = Inbox("ida"), Inbox("tom")
    print(deliver(ida, "hello"), deliver(tom, "hi"))
    tom += "test"
    print(deliver(tom, "again"), len(tom), len(ida))
    print(deliver2(ida, "hello"), len(ida))
    print([i.owner for i in (ida, tom) if i], bool(Inbox("x")))
    print(list(tom), "again" in tom, tom[-1])
    full = sorted((ida, tom), key=len, reverse=True)
    print(full[0].owner, sum(map(len, full)))


main()
