class Stick:
    def __init__(self, size):
        self.size = size
        self.files = []

    @property
    def free(self):
        return self.size - sum(s for _, s in self.files)

    def __repr__(self):
        return f"[{' '.join(n for n, _ in self.files)}|{self.free}]"


def first_fit(files, size):
    sticks = []
    for name, s in files:
        for stick in sticks:
            if stick.free >= s:
                break
        else:
            stick = Stick(size)
            sticks.append(stick)
        stick.files.append((name, s))
    return sticks


def main():
    files = [("a.iso", 4), ("b.mov", 3), ("c.zip", 5), ("d.wav", 2), ("e.bin", 6), ("f.tar", 4)]
    plain = first_fit(files, 8)
    print(len(plain), plain)
    decreasing = first_fit(sorted(files, key=lambda f: -f[1]), 8)
    print(len(decreasing), decreasing)
    lower_bound = -(-sum(s for _, s in files) // 8)
    print("at least", lower_bound)
    waste = sum(stick.free for stick in decreasing)
    print("wasted", waste)
    odd = first_fit([("big", 9)], 8)
    print(odd)


main()
