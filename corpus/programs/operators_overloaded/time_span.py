from functools import total_ordering


@total_ordering
class Span:
    def __init__(self, hours=0, minutes=0):
        self.total = hours * 60 + minutes

    def __add__(self, other):
        return Span(minutes=self.total + other.total)

    def __sub__(self, other):
        return Span(minutes=self.total - other.total)

    def __truediv__(self, other):
        if isinstance(other, Span):
            return self.total / other.total
        return Span(minutes=round(self.total / other))

    def __divmod__(self, other):
        q, r = divmod(self.total, other.total)
        return q, Span(minutes=r)

    def __eq__(self, other):
        return self.total == other.total

    def __lt__(self, other):
        return self.total < other.total

    def __str__(self):
        sign = "-" if self.total < 0 else ""
        return sign + "{}:{:02}".format(*divmod(abs(self.total), 60))


def main():
    film, evening = Span(1, 50), Span(4)
    n, rest = divmod(evening, film)
    print(f"{n} films, {rest} left")
    print(film + Span(minutes=15), evening - Span(5, 30), film / 2)
    print(round(evening / film, 3), film < evening, film >= Span(minutes=110))
    clips = [Span(0, 7), Span(minutes=95), Span(0, 59)]
    print(max(clips), min(clips), *sorted(clips))
    total = Span()
    for c in clips:
        total += c
    print(total)


main()
