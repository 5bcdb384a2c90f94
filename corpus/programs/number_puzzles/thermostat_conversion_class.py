class Temperature:
    def __init__(self, celsius=0.0):
        self.celsius = celsius

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.celsius = (value - 32) * 5 / 9

    @staticmethod
    def parse(text):
        unit = text[-1].upper()
        number = float(text[:-1].rstrip("° ").replace(",", "."))
        t = Temperature()
        if unit == "C":
            t.celsius = number
        elif unit == "F":
            t.fahrenheit = number
        elif unit == "K":
            t.celsius = number - 273.15
        else:
            raise ValueError(f"unit {unit}?")
        if t.celsius < -273.15:
            raise ValueError(f"{text} is colder than possible")
        return t

    def __sub__(self, other):
        return self.celsius - other.celsius

    def __format__(self, spec):
        return format(self.fahrenheit, ".1f") + " °F" if spec == "us" else format(self.celsius, spec or ".1f") + " °C"


def main():
    readings = []
    for text in ("21,5 °C", "70F", "300 K", "-500F", "12 R"):
        try:
            readings.append(Temperature.parse(text))
        except ValueError as e:
            print("bad:", e)
    for t in readings:
        print(f"{t} = {t:us}")
    warmest = max(readings, key=lambda t: t.celsius)
    print(f"{warmest:.0f}", f"{warmest - readings[0]:+.2f}")
    same = next(c for c in range(-60, 0) if Temperature(c).fahrenheit == c)
    print("both scales agree at", same)


main()
