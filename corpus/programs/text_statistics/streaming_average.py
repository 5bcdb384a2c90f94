def running_mean():
    total, n, mean = 0, 0, None
    while True:
        value = yield mean
        total += value
        n += 1
        mean = total / n


def word_lengths(lines):
    for line in lines:
        yield from (len(w) for w in line.split())


chapter = ["Call the captain", "He is asleep", "Wake him immediately"]
averager = running_mean()
next(averager)

history = []
for length in word_lengths(chapter):
    history.append(averager.send(length))

print([round(h, 2) for h in history])
print("final", round(history[-1], 3))
rising = [i for i in range(1, len(history)) if history[i] > history[i - 1]]
print("rises at", rising)
averager.close()
try:
    averager.send(4)
except StopIteration:
    print("averager is closed")
