from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Span:
    start: int
    end: int

    def __post_init__(self):
        if self.end <= self.start:
            raise ValueError(f"{self.start}-{self.end} is empty")

    def __and__(self, other):
        start, end = max(self.start, other.start), min(self.end, other.end)
        return Span(start, end) if start < end else None

    def __len__(self):
        return self.end - self.start

    def __str__(self):
        return f"{self.start:02}h-{self.end:02}h"


def complement(spans, day=Span(0, 24)):
    now, result = day.start, []
    for s in sorted(spans):
        if s.start > now:
            result.append(Span(now, s.start))
        now = max(now, s.end)
    if now < day.end:
        result.append(Span(now, day.end))
    return result


def main():
    flat_a = [Span(22, 24), Span(0, 7), Span(13, 15)]
    flat_b = [Span(0, 8), Span(21, 24)]
    noise_a, noise_b = complement(flat_a), complement(flat_b)
    print(*noise_a, "|", *noise_b)
    both = [c for a in noise_a for b in noise_b if (c := a & b)]
    print("drums:", *both, "in all", sum(map(len, both)), "hours")
    longest = max(both, key=len)
    print(longest, longest in noise_a, Span(7, 13) & Span(13, 15))
    try:
        Span(22, 7)
    except ValueError as e:
        print("error:", e)
    print(complement([]), complement([Span(0, 24)]))


if __name__ == "__main__":
    main()
