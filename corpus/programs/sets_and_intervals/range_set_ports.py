class RangeSet:
    """A set of numbers kept as few closed ranges, e.g. 80,443,8000-8010."""

    def __init__(self, text=""):
        self.ranges = []
        for part in filter(None, text.split(",")):
            low, _, high = part.partition("-")
            self.add(int(low), int(high or low))

    def add(self, low, high):
        keep = []
        for a, b in self.ranges:
            if b < low - 1 or a > high + 1:
                keep.append((a, b))
            else:
                low, high = min(a, low), max(b, high)
        self.ranges = sorted(keep + [(low, high)])

    def remove(self, low, high):
        result = []
        for a, b in self.ranges:
            if a < low:
                result.append((a, min(b, low - 1)))
            if b > high:
                result.append((max(a, high + 1), b))
        self.ranges = result

    def __contains__(self, port):
        return any(a <= port <= b for a, b in self.ranges)

    def __len__(self):
        return sum(b - a + 1 for a, b in self.ranges)

    def __str__(self):
        return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in self.ranges)


if __name__ == "__main__":
    ports = RangeSet("443,80,8000-8010,81")
    print(ports, len(ports))
    ports.add(82, 90)
    ports.remove(8004, 8005)
    print(ports, 8004 in ports, 85 in ports)
    ports.remove(0, 79)
    ports.add(8003, 8006)
    print(ports, len(ports))
