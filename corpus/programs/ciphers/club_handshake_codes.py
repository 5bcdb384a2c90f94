from dataclasses import dataclass
from itertools import permutations


@dataclass
class Member:
    name: str
    level: int = 1

    def sign(self, day):
        n = sum(ord(c) for c in self.name) * self.level + day
        return "".join("LRUD"[n // 4 ** k % 4] for k in range(3))


def verify(member, sign, day, tolerance=1):
    for d in range(day - tolerance, day + tolerance + 1):
        if member.sign(d) == sign:
            return d - day
    return None


def collisions(members, day):
    table = {}
    for m in members:
        table.setdefault(m.sign(day), []).append(m.name)
    return {s: names for s, names in table.items() if len(names) > 1}


def main():
    club = [Member("Ann"), Member("Nan", 1), Member("Otto", level=3), Member("Pia", 2)]
    for m in club:
        print(m.name, [m.sign(d) for d in (1, 2, 3)])
    print(collisions(club, 1))
    otto = club[2]
    print(verify(otto, otto.sign(7), 7), verify(otto, otto.sign(6), 7), verify(otto, "LLL", 7))
    names = {"".join(p).capitalize() for p in permutations("nan")}
    print(sorted(names), club[0].sign(1) == Member("Nna").sign(1))
    otto.level += 1
    print(otto, otto.sign(1) != Member("Otto", 3).sign(1))
    periods = [d for d in range(1, 20) if otto.sign(d) == otto.sign(0)]
    print(periods)


if __name__ == "__main__":
    main()
