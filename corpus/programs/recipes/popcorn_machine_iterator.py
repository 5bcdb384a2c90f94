class Popcorn:
    def __init__(self, kernels, burst=3):
        self.kernels = kernels
        self.burst = burst
        self.popped = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.kernels <= 2:
            raise StopIteration
        now = min(self.burst, self.kernels)
        self.kernels -= now
        self.popped += now
        self.burst += 2 if self.popped < 20 else -3
        self.burst = max(1, self.burst)
        return "pop" * now

    def __len__(self):
        return self.popped


pan = Popcorn(34)
for second, sound in enumerate(pan, 1):
    print(f"{second:>2} {'*' * (len(sound) // 3)}")
print(len(pan), "popped,", pan.kernels, "old maids")
print(list(pan), next(iter(Popcorn(5))))
sizes = [len(s) // 3 for s in Popcorn(10)]
print(sizes, sum(sizes))
small = Popcorn(4)
first, = small
print(first, len(small))
