import random


class Player:
    def __init__(self, songs, seed):
        self.songs = list(songs)
        self.rng = random.Random(seed)
        self.queue = []
        self.history = []

    def next(self):
        if not self.queue:
            self.queue = self.songs[:]
            self.rng.shuffle(self.queue)
            if self.history and self.queue[-1] == self.history[-1]:
                self.queue.reverse()
        song = self.queue.pop()
        self.history.append(song)
        return song

    def back(self):
        if len(self.history) > 1:
            self.queue.append(self.history.pop())
        return self.history[-1]


p = Player("abcd", seed=5)
first = [p.next() for _ in range(4)]
print(sorted(first), len(p.queue))
fifth = p.next()
print(fifth != first[-1], p.back() == first[-1], p.next() == fifth)
print(Player("abcd", 5).next() == first[0], len(p.history))
