from collections import deque


class Tournament:
    def __init__(self, title, places):
        self.title = title
        self.places = places
        self.entered = []
        self.waiting = deque()

    def register(self, name):
        if name in self.entered or name in self.waiting:
            return f"{name} is known already"
        if len(self.entered) < self.places:
            self.entered.append(name)
            return f"{name} is in"
        self.waiting.append(name)
        return f"{name} waits at {len(self.waiting)}"

    def cancel(self, name):
        if name in self.entered:
            self.entered.remove(name)
            if self.waiting:
                lucky = self.waiting.popleft()
                self.entered.append(lucky)
                return f"{name} out, {lucky} in"
        else:
            self.waiting.remove(name)
        return f"{name} out"


if __name__ == "__main__":
    t = Tournament("Bocce Open", 2)
    for n in ("Gino", "Rita", "Gino", "Piero", "Sofia"):
        print(t.register(n))
    print(t.cancel("Rita"))
    print(t.cancel("Sofia"))
    print(t.entered, list(t.waiting))
    print(t.register("Rita"))
    print(t.cancel("Luca"))
