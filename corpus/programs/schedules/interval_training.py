class Workout:
    def __init__(self, *parts):
        self.parts = list(parts)

    def __add__(self, other):
        return Workout(*self.parts, *other.parts)

    def __mul__(self, times):
        return Workout(*(self.parts * times))

    def __len__(self):
        return sum(seconds for _, seconds in self.parts)

    def __iter__(self):
        t = 0
        for name, seconds in self.parts:
            yield t, name
            t += seconds

    def __str__(self):
        return " ".join(f"{n}{s}" for n, s in self.parts)


def main():
    warm = Workout(("jog", 300))
    block = Workout(("run", 60), ("walk", 90))
    session = warm + block * 3 + Workout(("stretch", 120))
    print(session)
    minutes, seconds = divmod(len(session), 60)
    print(f"{minutes} min {seconds} s")
    runs = [t for t, name in session if name == "run"]
    print("runs start at", runs)
    easy = block * 2 + warm
    print(easy, len(easy), len(session) > len(easy))
    print(3 * block)


main()
