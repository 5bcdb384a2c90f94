class Meter:
    """Five digits, then it starts again at 00000."""
    DIGITS = 5

    def __init__(self, reading=0):
        self._value = reading % 10 ** self.DIGITS
        self.turns = 0

    @property
    def display(self):
        return f"{self._value:0{self.DIGITS}}"

    @display.setter
    def display(self, text):
        if len(text) != self.DIGITS or not text.isdecimal():
            raise ValueError(f"{text!r} is no reading")
        self._value = int(text)

    def __iadd__(self, litres):
        turns, self._value = divmod(self._value + litres, 10 ** self.DIGITS)
        self.turns += turns
        return self

    def since(self, earlier):
        return (self._value - int(earlier)) % 10 ** self.DIGITS


meter = Meter(99_870)
start = meter.display
for used in (60, 75, 300):
    meter += used
    print(meter.display, meter.turns)
print("used", meter.since(start))
for text in ("01234", "1234", "12 45"):
    try:
        meter.display = text
    except ValueError as e:
        print(e)
print(meter.display, meter.since("00305"))
