class Parcel:
    def __init__(self, kg, zone=1):
        self.kg = kg
        self.zone = zone

    def price(self):
        p = self.base() + self.weight_part()
        p *= self.factor()
        return round(p + self.extras(), 2)

    def base(self):
        return 4

    def weight_part(self):
        return 0.8 * self.kg

    def factor(self):
        return [1, 1.5, 2.2][self.zone - 1]

    def extras(self):
        return 0


class Insured(Parcel):
    def __init__(self, kg, value, **kw):
        super().__init__(kg, **kw)
        self.value = value

    def extras(self):
        return super().extras() + self.value * 0.01


class Fragile(Insured):
    def base(self):
        return super().base() + 2

    def weight_part(self):
        return max(3, super().weight_part())


def main():
    parcels = [Parcel(5), Parcel(5, zone=3), Insured(2, 300), Fragile(1, value=50, zone=2)]
    for p in parcels:
        print(type(p).__name__.ljust(8), p.kg, "kg", p.price())
    print("sum", round(sum(p.price() for p in parcels), 2))
    print(Parcel(1, zone=0).price(), Parcel(1, 3).price())
    print(Parcel(1, zone=4).price())


main()
