"""Tickets of a help desk; a rule table with guards."""
from typing import Callable, NamedTuple


class Rule(NamedTuple):
    source: str
    target: str
    guard: Callable[[dict], bool] = lambda t: True


RULES = [
    Rule("open", "assigned", lambda t: t["owner"] is not None),
    Rule("assigned", "waiting", lambda t: t["question"]),
    Rule("waiting", "assigned", lambda t: not t["question"]),
    Rule("assigned", "closed", lambda t: t["hours"] > 0),
]


def advance(ticket: dict) -> bool:
    for rule in RULES:
        if ticket["state"] == rule.source and rule.guard(ticket):
            ticket["state"] = rule.target
            return True
    return False


def run(ticket: dict) -> list:
    path = [ticket["state"]]
    while advance(ticket) and len(path) < 6:
        path.append(ticket["state"])
    return path


def ticket(title, **extra):
    return {"title": title, "state": "open", "owner": None, "question": False, "hours": 0} | extra


def main():
    desk = [
        ticket("printer jam"),
        ticket("new laptop", owner="Ines", hours=2),
        ticket("VPN", owner="Bo", question=True),
        ticket("mail", owner="Ines"),
    ]
    for t in desk:
        print(t["title"], "=>", " ".join(run(t)))
    still_open = [t["title"] for t in desk if t["state"] != "closed"]
    print(len(still_open), "left:", still_open)


main()
