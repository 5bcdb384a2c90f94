class Clock:
    def __init__(self, minutes=0):
        self.minutes = minutes

    @property
    def hour(self):
        return self.minutes // 60 % 24

    @hour.setter
    def hour(self, h):
        self.minutes += (h - self.hour) * 60

    @property
    def minute(self):
        return self.minutes % 60

    @minute.setter
    def minute(self, m):
        carry, m = divmod(m, 60)
        self.minutes = (self.hour + carry) * 60 + m

    def __str__(self):
        return f"{self.hour:02}:{self.minute:02}"


c = Clock(8 * 60 + 55)
print(c)
c.minute += 10
print(c)
c.hour -= 2
print(c)
c.hour += 20
print(c, c.minutes)
c.minute -= 6
print(c)
