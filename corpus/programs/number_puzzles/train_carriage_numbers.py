def check_digit(number):
    """UIC style: double every second digit from the right, add the digits."""
    total = 0
    factor = 2
    for d in reversed([int(c) for c in number if c.isdigit()]):
        p = d * factor
        total += p // 10 + p % 10
        factor = 3 - factor
    return -total % 10


class Carriage:
    COUNTRIES = {"80": "Germany", "85": "Switzerland", "87": "France"}

    def __init__(self, number):
        self.number, _, digit = number.replace(" ", "").partition("-")
        if len(self.number) != 11:
            raise ValueError(f"{number}: {len(self.number)} digits")
        if digit and int(digit) != check_digit(self.number):
            raise ValueError(f"{number}: should end in {check_digit(self.number)}")

    @property
    def country(self):
        return self.COUNTRIES.get(self.number[2:4], "elsewhere")

    def __str__(self):
        n = self.number
        return f"{n[:2]} {n[2:4]} {n[4:8]} {n[8:]}-{check_digit(n)}"


def main():
    good, problems = [], []
    for text in ("61 80 2091 103-2", "50 85 2973 401", "618020911030", "51 87 2070 555-1"):
        try:
            good.append(Carriage(text))
        except ValueError as e:
            problems.append(str(e))
    for c in good:
        print(c, c.country)
    print(*problems, sep="\n")
    print(check_digit("0"), check_digit("1"), check_digit("99"))


main()
