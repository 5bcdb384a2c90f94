from functools import total_ordering

RANKS = "23456789TJQKA"


@total_ordering
class Hand:
    def __init__(self, text):
        self.text = text
        self.ranks = sorted((RANKS.index(c) for c in text), reverse=True)

    def key(self):
        groups = [(self.ranks.count(r), r) for r in set(self.ranks)]
        return sorted(groups, reverse=True)

    def __eq__(self, other):
        return self.key() == other.key()

    def __gt__(self, other):
        return self.key() > other.key()

    def __repr__(self):
        return self.text


hands = [Hand(t) for t in ("A23", "772", "444")]
ranked = sorted(hands, reverse=True)
print(ranked)
print(Hand("23A") == Hand("A32"), Hand("AKQ") != Hand("AKJ"))
print(max(hands), min(hands), Hand("222") >= Hand("AAK"))
