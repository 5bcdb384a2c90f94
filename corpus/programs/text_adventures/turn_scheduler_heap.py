import heapq
from itertools import count


class Scheduler:
    def __init__(self):
        self._heap = []
        self._order = count()
        self.now = 0

    def after(self, delay, func, *args):
        heapq.heappush(self._heap, (self.now + delay, next(self._order), func, args))

    def run(self, until):
        while self._heap and self._heap[0][0] <= until:
            self.now, _, func, args = heapq.heappop(self._heap)
            func(*args)
        self.now = until


def main():
    s = Scheduler()

    def say(text):
        print(f"[{s.now:>2}] {text}")

    def drip(times):
        say("drip" + "." * times)
        if times:
            s.after(3, drip, times - 1)

    s.after(5, say, "A door slams.")
    s.after(1, drip, 2)
    s.after(5, say, "Steps on the stairs.")
    s.after(30, say, "The sun rises.")
    s.run(until=4)
    print("you wait")
    s.run(10)
    print(len(s._heap), "event left at", s.now)


main()
