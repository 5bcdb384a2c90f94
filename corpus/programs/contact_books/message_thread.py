from collections import defaultdict
from typing import NamedTuple, Optional


class Message(NamedTuple):
    number: int
    sender: str
    text: str
    reply_to: Optional[int] = None


MESSAGES = [
    Message(1, "Kai", "Who brings the tent?"),
    Message(2, "Lou", "I can", 1),
    Message(3, "Mel", "Mine is bigger", 1),
    Message(4, "Kai", "Great, thanks", 3),
    Message(5, "Lou", "And food?"),
    Message(6, "Mel", "pasta!", 5),
]


def tree(messages):
    children = defaultdict(list)
    for m in messages:
        children[m.reply_to].append(m)
    return children


def show(children, parent=None, depth=0):
    for m in children[parent]:
        print("  " * depth + f"{m.sender}: {m.text}")
        show(children, m.number, depth + 1)


def size(children, number):
    return 1 + sum(size(children, m.number) for m in children[number])


def main():
    children = tree(MESSAGES)
    show(children)
    for root in children[None]:
        print(root.text, size(children, root.number))
    answered = {m.reply_to for m in MESSAGES if m.reply_to}
    silent = [m.number for m in MESSAGES if m.number not in answered]
    print("no reply:", silent)
    per_person = defaultdict(int)
    for m in MESSAGES:
        per_person[m.sender] += len(m.text)
    print(dict(per_person))


main()
