class Clock:
    def __init__(self, hour, minute=0):
        total = (hour * 60 + minute) % 1440
        self.hour, self.minute = divmod(total, 60)

    def __add__(self, minutes):
        return Clock(self.hour, self.minute + minutes)

    def __sub__(self, minutes):
        return self + -minutes

    def __eq__(self, other):
        return (self.hour, self.minute) == (other.hour, other.minute)

    def __hash__(self):
        return hash((self.hour, self.minute))

    def __str__(self):
        return f"{self.hour:02}:{self.minute:02}"

    @property
    def angle(self):
        hour_hand = (self.hour % 12 + self.minute / 60) * 30
        minute_hand = self.minute * 6
        difference = abs(hour_hand - minute_hand)
        return min(difference, 360 - difference)

    def spoken(self):
        names = "twelve one two three four five six seven eight nine ten eleven".split()
        now, following = names[self.hour % 12], names[(self.hour + 1) % 12]
        match self.minute:
            case 0:
                return f"{now} o'clock"
            case 15:
                return f"quarter past {now}"
            case 30:
                return f"half past {now}"
            case 45:
                return f"quarter to {following}"
            case m if m < 30:
                return f"{m} past {now}"
            case m:
                return f"{60 - m} to {following}"


def main():
    c = Clock(23, 50)
    for step in (10, 15, 30, -20, 701):
        c = c + step
        print(c, c.spoken(), c.angle)
    print(Clock(25, -5) == Clock(0, 55), Clock(0) - 1)
    right = [str(Clock(h, m)) for h in (3, 9) for m in (0, 15, 33) if 88 <= Clock(h, m).angle <= 92]
    print(right, len({Clock(24), Clock(0), Clock(12)}))


main()
