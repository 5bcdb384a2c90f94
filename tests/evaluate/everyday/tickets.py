from dataclasses import dataclass, field


@dataclass
class Ticket:
    number: int
    title: str
    tags: list = field(default_factory=list)
    done: bool = False


@dataclass(order=True)
class Version:
    major: int
    minor: int = 0


def close(tickets, number):
    for ticket in tickets:
        if ticket.number == number:
            ticket.done = True
            return ticket
    return None


def main():
    tickets = [Ticket(1, "crash on start"), Ticket(2, "wrong colour", ["ui"])]
    tickets.append(Ticket(3, "typo", tags=["docs", "easy"]))
    closed = close(tickets, 2)
    missing = close(tickets, 9)
    open_titles = [each.title for each in tickets if not each.done]
    print(closed.title, missing, open_titles)
    versions = [Version(1, 4), Version(1), Version(0, 9)]
    versions.sort()
    newest = versions[-1]
    print(newest, newest > Version(1, 3))


if __name__ == "__main__":
    main()
