class Plan:
    def __init__(self, **hours):
        self.hours = {int(k[1:]): v for k, v in hours.items()}

    def __or__(self, other):
        merged = Plan()
        merged.hours = {**other.hours, **self.hours}
        return merged

    def __and__(self, other):
        return sorted(self.hours.keys() & other.hours.keys())

    def __setitem__(self, hour, what):
        if isinstance(hour, slice):
            for h in range(hour.start, hour.stop, hour.step or 1):
                self.hours[h] = what
        else:
            self.hours[hour] = what

    def __invert__(self):
        return [h for h in range(8, 18) if h not in self.hours]

    def __str__(self):
        return " ".join(f"{h}:{w}" for h, w in sorted(self.hours.items()))


def main():
    mine = Plan(h9="gym", h13="lunch")
    yours = Plan(h13="dentist", h15="call")
    print(mine | yours)
    print(yours | mine)
    print(mine & yours, ~mine)
    mine[14:17] = "work"
    mine[8:13:2] = "mail"
    print(mine)
    print(mine & yours, len(~(mine | yours)))
    mine[9] = None
    print(mine, str(Plan()) == "")


if __name__ == "__main__":
    main()
