class Ratings:
    def __init__(self):
        self.votes = {}
        self._mean = {}

    def vote(self, film, stars):
        self.votes.setdefault(film, []).append(stars)
        if film in self._mean:
            n = len(self.votes[film])
            self._mean[film] = (self._mean[film] * n + stars) / (n + 1)

    def mean(self, film):
        if film not in self._mean:
            votes = self.votes[film]
            self._mean[film] = sum(votes) / len(votes)
        return self._mean[film]

    def check(self, film):
        return abs(self.mean(film) - sum(self.votes[film]) / len(self.votes[film])) < 1e-9


def main():
    r = Ratings()
    for stars in (4, 5, 3):
        r.vote("Metropolis", stars)
    print(r.mean("Metropolis"), r.check("Metropolis"))
    r.vote("Metropolis", 1)
    print(round(r.mean("Metropolis"), 3), r.check("Metropolis"))
    r.vote("Jaws", 2)
    r.vote("Jaws", 4)
    print(r.mean("Jaws"), r.check("Jaws"))
    best = max(r.votes, key=r.mean)
    print(best, {f: len(v) for f, v in r.votes.items()})
    try:
        r.mean("Solaris")
    except KeyError as e:
        print("nobody saw", e)


if __name__ == "__main__":
    main()
