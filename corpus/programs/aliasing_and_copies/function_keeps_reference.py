class Recorder:
    def __init__(self):
        self.seen = []
        self.copies = []

    def record(self, values):
        self.seen.append(values)
        self.copies.append(list(values))


def spiral(recorder, values, steps):
    for i in range(steps):
        values.append(values[-1] + i)
        recorder.record(values)
    return values


r = Recorder()
start = [1]
end = spiral(r, start, 3)
print(r.seen)
print(r.copies)
print(end is start, r.seen[0] is r.seen[2], len(start))
end[:] = []
print(r.seen, start, r.copies[-1])
r.copies[0].append("mine")
print(r.copies[0], end)
