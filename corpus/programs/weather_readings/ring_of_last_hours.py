class LastHours:
    """Keeps the last n values and answers questions about them."""

    def __init__(self, n, values=[]):
        self.n = n
        self.values = values

    def add(self, value):
        self.values.append(value)
        if len(self.values) > self.n:
            self.values.pop(0)

    def __len__(self):
        return len(self.values)

    @property
    def change(self):
        return self.values[-1] - self.values[0]


def main():
    indoor = LastHours(3)
    outdoor = LastHours(3)
    for t in (20.5, 21.0, 21.5):
        indoor.add(t)
    print("indoor change", indoor.change)
    for t in (4.0, 5.0):
        outdoor.add(t)
    print("outdoor change", outdoor.change, "of", len(outdoor), "values")
    humidity = LastHours(2, [40, 44])
    humidity.add(47)
    print("humidity", humidity.values, humidity.change)
    print(indoor.values)
    warmer = indoor.values[-1] > outdoor.values[-1]
    print("warmer inside:", warmer)


main()
