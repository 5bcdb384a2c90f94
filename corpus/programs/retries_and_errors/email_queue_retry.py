from dataclasses import dataclass, field


@dataclass
class Mail:
    to: str
    text: str
    tries: int = 0
    errors: list = field(default_factory=list)


class MailServer:
    def __init__(self, down_until, full):
        self.clock = 0
        self.down_until = down_until
        self.full = full

    def send(self, mail):
        self.clock += 1
        if self.clock < self.down_until:
            raise ConnectionError("server down")
        if mail.to in self.full:
            raise PermissionError("mailbox full")


def deliver(server, queue, limit=3):
    sent, failed = [], []
    while queue:
        mail = queue.pop(0)
        mail.tries += 1
        try:
            server.send(mail)
        except PermissionError as e:
            mail.errors.append(str(e))
            failed.append(mail)
        except ConnectionError as e:
            mail.errors.append(str(e))
            (queue if mail.tries < limit else failed).append(mail)
        else:
            sent.append(mail)
    return sent, failed


def main():
    server = MailServer(down_until=5, full={"bob"})
    queue = [Mail("amy", "hi"), Mail("bob", "news"), Mail("kim", "café?")]
    sent, failed = deliver(server, queue)
    for m in sent + failed:
        print(m.to, m.tries, m.errors)
    print(len(sent), "sent,", [m.to for m in failed], "failed at", server.clock)


main()
