from typing import NamedTuple


class Rule(NamedTuple):
    verdict: bool
    who: str
    path: str
    number: int


def fits_pattern(text, pattern):
    start, star, end = pattern.partition("*")
    return text.startswith(start) and text.endswith(end) if star else text == pattern


def load(text):
    rules = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        verdict, who, path = line.split()
        rules.append(Rule(verdict == "allow", who, path, number))
    return rules


def decide(rules, user, groups, path):
    for rule in rules:
        name = rule.who.removeprefix("@")
        fits = name in groups if rule.who.startswith("@") else fits_pattern(user, rule.who)
        if fits and fits_pattern(path, rule.path):
            return rule.verdict, rule.number
    return False, None


rules = load("""
deny  guest*  /admin*
allow @staff  /admin*
deny  *       /admin*
allow *       *.html
allow bob     /files/*
""")
groups = {"alice": {"staff"}, "bob": set(), "guest7": {"staff"}}
for user, path in [("alice", "/admin/x"), ("bob", "/admin"), ("guest7", "/admin"), ("bob", "/a.html"), ("bob", "/files/1"), ("alice", "/files/1")]:
    print(user, path, *decide(rules, user, groups[user], path))

used = {decide(rules, u, g, "/admin/1")[1] for u, g in groups.items()}
print(sorted(used), [r.number for r in rules if r.verdict])
print(decide(rules[::-1], "guest7", set(), "/admin/a.html"), max(rules).number)
