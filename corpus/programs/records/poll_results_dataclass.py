from dataclasses import dataclass, field, InitVar
from collections import Counter


@dataclass
class Poll:
    question: str
    options: InitVar[str]
    votes: Counter = field(default_factory=Counter, repr=False)
    total: int = field(default=0, init=False)

    def __post_init__(self, options):
        self.votes.update(dict.fromkeys(options.split(), 0))

    def vote(self, option, n=1):
        if option not in self.votes:
            return False
        self.votes[option] += n
        self.total += n
        return True

    def share(self, option):
        return self.votes[option] / self.total if self.total else 0


def main():
    poll = Poll("Best café?", "Luna Sol Mokka")
    print(poll)
    ok = [poll.vote(o) for o in ["Luna", "Sol", "Luna", "Bar", "Mokka"]]
    poll.vote("Sol", n=3)
    print(ok, poll.total)
    for option, n in poll.votes.most_common():
        print(f"{option:<6}{n:>2} {poll.share(option):6.1%}")
    other = Poll("Tea?", options="yes no")
    print(other.share("yes"), other.votes == {"yes": 0, "no": 0})
    print(poll == Poll("Best café?", "Luna Sol Mokka"))


main()
