class Temperature:
    def __init__(self, celsius=0.0):
        self.celsius = celsius      # goes through the setter

    @property
    def celsius(self):
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273.15:
            raise ValueError(f"{value} is below absolute zero")
        self._celsius = value

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.celsius = (value - 32) * 5 / 9


t = Temperature(20)
print(t.fahrenheit)
t.fahrenheit = 212
print(t.celsius)
t.celsius -= 60
print(round(t.fahrenheit, 1), vars(t))
for bad in (lambda: Temperature(-300), lambda: setattr(t, "fahrenheit", -500)):
    try:
        bad()
    except ValueError as e:
        print(e)
print(t.celsius)
