def group_sessions(events, gap=30):
    """Split the clicks of each user into sessions with at most `gap` minutes between two clicks."""
    sessions = {}
    for user, minute, page in sorted(events, key=lambda e: e[1]):
        mine = sessions.setdefault(user, [])
        if mine and minute - mine[-1][-1][0] <= gap:
            mine[-1].append((minute, page))
        else:
            mine.append([(minute, page)])
    return sessions


def duration(session):
    return session[-1][0] - session[0][0]


def main():
    events = [
        ("u1", 3, "home"), ("u2", 5, "search"), ("u1", 14, "cart"), ("u1", 90, "home"),
        ("u2", 36, "item"), ("u1", 41, "pay"), ("u3", 60, "home"), ("u2", 35, "item"),
    ]
    sessions = group_sessions(events)
    for user in sorted(sessions):
        for s in sessions[user]:
            print(user, f"{duration(s):>3} min", " > ".join(p for _, p in s))
    bounces = sum(len(s) == 1 for list_ in sessions.values() for s in list_)
    total = sum(map(len, sessions.values()))
    print(f"bounce rate {bounces}/{total}")
    strict = group_sessions(events, gap=5)
    print({u: len(s) for u, s in strict.items()})
    print([len(s) for s in group_sessions(events, 1000)["u1"]])


main()
