import hashlib


class AlreadyVoted(Exception):
    pass


class Poll:
    def __init__(self, title, *options, salt="s3"):
        self.title = title
        self.votes = {o: 0 for o in options}
        self._tokens = set()
        self._salt = salt

    def _token(self, person):
        return hashlib.blake2s(f"{self._salt}{self.title}{person.lower()}".encode(), digest_size=4).hexdigest()

    def vote(self, person, option):
        token = self._token(person)
        if token in self._tokens:
            raise AlreadyVoted(token)
        self._tokens.add(token)
        self.votes[option] += 1
        return token

    @property
    def turnout(self):
        return len(self._tokens)

    def __str__(self):
        parts = (f"{o} {n / max(1, sum(self.votes.values())):.0%}" for o, n in self.votes.items())
        return f"{self.title}: " + ", ".join(parts)


def main():
    poll = Poll("New coffee machine?", "yes", "no")
    lunch = Poll("Lunch at 12?", "yes", "no")
    for person, option in [("Ann", "yes"), ("Bob", "no"), ("ANN", "no"), ("Cem", "maybe"), ("Cem", "yes")]:
        try:
            token = poll.vote(person, option)
            print(person, "voted", len(token))
        except AlreadyVoted as e:
            print(person, "again?", str(e) == poll._token("ann"))
        except KeyError as e:
            print(person, "cannot vote", e)
    print(poll, "| turnout", poll.turnout, "votes", sum(poll.votes.values()))
    print(lunch.vote("Ann", "no") != poll._token("Ann"), lunch)


if __name__ == "__main__":
    main()
