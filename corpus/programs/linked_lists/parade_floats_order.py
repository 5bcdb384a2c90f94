class Float:
    def __init__(self, theme, ahead=None):
        self.theme = theme
        self.ahead = ahead
        self.behind = None
        if ahead:
            self.behind = ahead.behind
            ahead.behind = self
            if self.behind:
                self.behind.ahead = self

    def __iter__(self):
        f = self
        while f:
            yield f
            f = f.behind

    def leave(self):
        if self.ahead:
            self.ahead.behind = self.behind
        if self.behind:
            self.behind.ahead = self.ahead
        return self.behind if self.ahead is None else None

    def overtake(self):
        """Change places with the float ahead, by exchanging the themes."""
        if self.ahead is None:
            raise RuntimeError(f"{self.theme} leads already")
        self.theme, self.ahead.theme = self.ahead.theme, self.theme
        return self.ahead


def show(first):
    return " <- ".join(f.theme for f in first)


def main():
    lead = Float("band")
    circus = Float("circus", lead)
    pirates = Float("pirates", circus)
    Float("dragons", lead)
    print(show(lead))
    pirates.overtake().overtake()
    print(show(lead), "| pirates now:", pirates.theme)
    circus.leave()
    print(show(lead), pirates.ahead.theme)
    try:
        lead.overtake()
    except RuntimeError as e:
        print(e)
    lead = lead.leave() or lead
    print(show(lead), len(list(lead)))


main()
