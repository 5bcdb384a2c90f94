class Burner:
    def __init__(self):
        self.lit = False
        self.log = []

    def __enter__(self):
        self.lit = True
        self.log.append("on")
        return self

    def __exit__(self, kind, value, tb):
        self.lit = False
        self.log.append("off" if kind is None else f"off ({value})")
        return False

    def heat(self, ml, seconds):
        if ml == 0:
            raise ValueError("empty beaker")
        return round(20 + seconds * 40 / ml, 1)


def experiment(burner, ml, seconds):
    notes = []
    try:
        with burner:
            temp = burner.heat(ml, seconds)
            if temp > 100:
                return "boiled over"
            notes.append(f"{temp}°")
    except ValueError as e:
        notes.append(f"failed: {e}")
    else:
        notes.append("fine")
    finally:
        notes.append("washed up")
        burner.log.append(len(notes))
    return ", ".join(notes)


def main():
    burner = Burner()
    for ml, seconds in [(100, 120), (0, 10), (50, 200)]:
        print(ml, "ml:", experiment(burner, ml, seconds))
    print(burner.log, burner.lit)
    try:
        experiment(burner, "100", 5)
    except TypeError as e:
        print("wrong glass:", e)
    print(burner.log[-2:], burner.lit)


main()
