from contextlib import contextmanager
from typing import Iterator, NamedTuple


class Result(NamedTuple):
    home: str
    away: str
    score: tuple[int, int]

    @property
    def winner(self) -> str | None:
        a, b = self.score
        return self.home if a > b else self.away if b > a else None


class Protocol:
    def __init__(self) -> None:
        self.results: list[Result] = []
        self.open_matches: set[str] = set()

    @contextmanager
    def match(self, home: str, away: str) -> Iterator[list[int]]:
        key = f"{home}-{away}"
        self.open_matches.add(key)
        score = [0, 0]
        try:
            yield score
        except RuntimeError as e:
            print(f"{key} abandoned at {score[0]}:{score[1]} ({e})")
        else:
            self.results.append(Result(home, away, tuple(score)))
        finally:
            self.open_matches.discard(key)


def main() -> None:
    p = Protocol()
    with p.match("Uri", "Zug") as score:
        score[0] += 2
        score[1] += 1
    with p.match("Bern", "Chur") as score:
        score[1] += 1
        raise RuntimeError("fog")
    with p.match("Zug", "Bern") as score:
        print("open:", p.open_matches)
    for r in p.results:
        print(r.home, r.away, r.score, r.winner or "draw")
    print(len(p.results), p.open_matches)


main()
