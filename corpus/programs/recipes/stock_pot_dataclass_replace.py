from dataclasses import dataclass, replace, field


@dataclass(frozen=True)
class Soup:
    name: str
    salt: float
    litres: float
    extras: tuple = field(default=())

    @property
    def saltiness(self):
        return self.salt / self.litres

    def add(self, what=None, *, salt=0.0, litres=0.0):
        extras = self.extras + ((what,) if what else ())
        return replace(self, salt=self.salt + salt, litres=self.litres + litres, extras=extras)


def taste(soup):
    s = soup.saltiness
    return "bland" if s < 5 else "good" if s <= 9 else "salty"


def main():
    soup = Soup("leek", salt=6, litres=1.5)
    history = [soup]
    for step in [dict(salt=5), dict(salt=5), dict(what="cream", litres=0.25), dict(what="potato")]:
        soup = soup.add(**step)
        history.append(soup)
    for s in history:
        print(f"{s.saltiness:.2f} {taste(s):<6}{s.extras}")
    while taste(soup) != "good":
        soup = soup.add(litres=0.1)
    print(round(soup.litres, 2), taste(soup), history[0].litres)
    print(soup == history[-1], Soup("x", 1, 1) == Soup("x", 1, 1.0))
    print(taste(Soup("air", 0, 0)))


main()
