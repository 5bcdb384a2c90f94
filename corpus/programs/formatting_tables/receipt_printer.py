class Receipt:
    width = 28

    def __init__(self, shop):
        self.shop = shop
        self.lines = []
        self.total = 0

    def add(self, text, cents, n=1):
        self.total += cents * n
        self.lines.append((text, n, cents))
        return self

    @staticmethod
    def euro(cents):
        return f"{cents // 100}.{cents % 100:02}"

    def _line(self, left, right):
        space = self.width - len(left) - len(right)
        return left + " " * space + right

    def render(self):
        out = [self.shop.center(self.width), "*" * self.width]
        for text, n, cents in self.lines:
            out.append(self._line(text, self.euro(cents * n)))
            if n > 1:
                out.append(f"   {n} x {self.euro(cents)}")
        out.append(self._line("TOTAL", self.euro(self.total)))
        return out


def main():
    r = Receipt("Bäckerei Krume")
    r.add("Rye bread", 420).add("Pretzel", 95, n=4).add("Deposit", -25)
    lines = r.render()
    print("\n".join(lines))
    paid = 1000
    change = paid - r.total
    print(r._line("CHANGE", r.euro(change)))
    print([len(l) for l in lines])
    print(Receipt.euro(5), Receipt.euro(-25), Receipt.euro(123456))
    r.add("A cake with a really long name", 1999)
    print(max(len(l) for l in r.render()))


main()
