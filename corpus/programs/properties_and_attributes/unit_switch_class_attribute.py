class Distance:
    unit = "km"
    _factors = {"km": 1.0, "mi": 1.6, "m": 0.001}

    def __init__(self, value, unit=None):
        self.km = value * self._factors[unit or self.unit]

    @property
    def value(self):
        return self.km / self._factors[self.unit]

    @value.setter
    def value(self, new):
        self.km = new * self._factors[self.unit]

    def __str__(self):
        return f"{self.value:g} {self.unit}"


a, b = Distance(8), Distance(5, "mi")
print(a, "|", b)
Distance.unit = "mi"
print(a, "|", b)
a.value += 1
b.unit = "m"            # for this one alone
print(a, "|", b, "|", a.km)
b.value = 500
Distance.unit = "km"
print(a, "|", b, "|", Distance(3), "|", Distance(2, "mi"))
del b.unit
print(b, vars(b))
Distance.unit = "ly"
print(a)
