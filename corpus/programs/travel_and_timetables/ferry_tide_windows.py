class Window:
    def __init__(self, start, end):
        if end <= start:
            raise ValueError(f"empty window {start}-{end}")
        self.start, self.end = start, end

    def __contains__(self, t):
        return self.start <= t < self.end

    def __and__(self, other):
        start, end = max(self.start, other.start), min(self.end, other.end)
        return Window(start, end) if start < end else None

    def __str__(self):
        clock = lambda m: f"{m // 60:02}:{m % 60:02}"
        return f"{clock(self.start)}-{clock(self.end)}"


def common(first, second):
    return [w for a in first for b in second if (w := a & b)]


def main():
    deep_water = [Window(300, 540), Window(1020, 1290)]
    daylight = [Window(330, 1260)]
    harbour_open = [Window(420, 720), Window(780, 1080)]
    possible = common(common(deep_water, daylight), harbour_open)
    print("possible:", *possible)
    crossing = 75
    for w in possible:
        n = 0
        t = w.start
        while t + crossing <= w.end:
            n += 1
            t += crossing + 15
        print(w, "crossings:", n)
    for t in (425, 540, 1050):
        print(t, any(t in w for w in possible))
    try:
        print(Window(600, 600))
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
