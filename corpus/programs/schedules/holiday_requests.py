"""Vacation requests, granted in the order of seniority."""


def days(span):
    a, b = span
    return set(range(a, b + 1))


class Team:
    def __init__(self, members, max_away=1):
        self.members = members
        self.max_away = max_away
        self.granted = {}

    def away(self, day):
        return [m for m, d in self.granted.items() if day in d]

    def request(self, member, span):
        if member not in self.members:
            raise LookupError(member + " is not in the team")
        wanted = days(span)
        full = {d for d in wanted if len(self.away(d)) >= self.max_away}
        self.granted[member] = wanted - full
        return len(self.granted[member]), sorted(full)


if __name__ == "__main__":
    team = Team({"Iris": 12, "Tariq": 4, "Wen": 7}, max_away=1)
    requests = {"Tariq": (3, 9), "Iris": (1, 4), "Wen": (9, 12)}
    by_seniority = sorted(requests, key=team.members.get, reverse=True)
    for member in by_seniority:
        given, refused = team.request(member, requests[member])
        print(member, given, "days", f"not {refused}" if refused else "")
    for d in (4, 5, 9):
        print(d, team.away(d))
    try:
        team.request("Zed", (1, 2))
    except LookupError as e:
        print("LookupError:", e)
