from types import MappingProxyType
from functools import cached_property


class TaxConfig:
    BRACKETS = ((0, 10_000, 0.0), (10_000, 30_000, 0.2), (30_000, None, 0.4))

    def __init__(self, **allowances):
        self._allowances = allowances
        self.computed = 0

    @property
    def allowances(self):
        return MappingProxyType(self._allowances)

    @cached_property
    def total_allowance(self):
        self.computed += 1
        return sum(self._allowances.values())

    def tax(self, income):
        taxable = max(0, income - self.total_allowance)
        tax = 0
        for low, high, rate in self.BRACKETS:
            if taxable > low:
                tax += (min(taxable, high or taxable) - low) * rate
        return tax


def main():
    config = TaxConfig(child=2_000, commute=1_500)
    for income in (5_000, 13_500, 20_000, 50_000):
        t = config.tax(income)
        print(f"{income:>7,} {t:>9,.2f} {t / income:.1%}")
    print(dict(config.allowances), config.computed)
    config._allowances["donation"] = 500
    print(len(config.allowances), config.total_allowance, config.tax(20_000))
    del config.total_allowance
    print(config.total_allowance, config.tax(20_000), config.computed)
    try:
        config.allowances["yacht"] = 1
    except TypeError as e:
        print(e)
    TaxConfig.BRACKETS[0][2] = 0.1


if __name__ == "__main__":
    main()
