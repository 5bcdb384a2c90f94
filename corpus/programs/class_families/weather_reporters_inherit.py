class Reporter:
    phrases = {"sun": "It will be sunny", "rain": "Expect some rain", "wind": "It gets windy"}
    ending = "."

    def __init__(self, name):
        self.name = name

    def report(self, forecast):
        lines = [self.phrase(kind, degrees) for kind, degrees in forecast]
        return f"{self.name}: " + " ".join(lines)

    def phrase(self, kind, degrees):
        return f"{self.phrases.get(kind, kind)} at {degrees}°{self.ending}"


class Tabloid(Reporter):
    ending = "!!!"

    def phrase(self, kind, degrees):
        text = super().phrase(kind, degrees)
        return text.upper() if abs(degrees) > 25 else text


class Farmer(Reporter):
    phrases = {**Reporter.phrases, "rain": "Good for the beans"}

    def report(self, forecast):
        wet = [f for f in forecast if f[0] == "rain"]
        return super().report(wet) if wet else f"{self.name}: Dry."


class Tired(Farmer, Tabloid):
    ending = "..."


def main():
    forecast = [("sun", 31), ("rain", 14), ("fog", 9)]
    for cls in (Reporter, Tabloid, Farmer, Tired):
        print(cls(cls.__name__).report(forecast))
    print(Farmer("Joe").report(forecast[:1]))
    print([c.__name__ for c in Tired.__mro__[1:4]])


if __name__ == "__main__":
    main()
