from dataclasses import dataclass, field
from typing import Dict, List, Optional


@dataclass
class Mail:
    number: int
    subject: str
    reply_to: Optional[int] = None
    replies: List["Mail"] = field(default_factory=list)

    def depth(self) -> int:
        if not self.replies:
            return 1
        return 1 + max(r.depth() for r in self.replies)


def thread(mails: List[Mail]) -> List[Mail]:
    by_number: Dict[int, Mail] = {m.number: m for m in mails}
    roots = []
    for mail in mails:
        if mail.reply_to is None:
            roots.append(mail)
        else:
            by_number[mail.reply_to].replies.append(mail)
    return roots


def show(mail, indent=0):
    print("  " * indent + f"{mail.number}: {mail.subject}")
    for r in mail.replies:
        show(r, indent + 1)


def main():
    inbox = [
        Mail(1, "Picnic?"),
        Mail(2, "Re: Picnic?", 1),
        Mail(3, "Invoice"),
        Mail(4, "Re: Re: Picnic?", reply_to=2),
        Mail(5, "Re: Picnic? (rain)", 1),
    ]
    roots = thread(inbox)
    for root in roots:
        show(root)
    print([r.depth() for r in roots])
    print(sum(not m.replies for m in inbox), "mails without answer")
    thread(inbox + [Mail(6, "Re: lost", 99)])


main()
