class Dog:
    def __init__(self, name):
        self.name = name
        self.skills = {}
        self.treats = 0

    def learn(self, word, method=None):
        self.skills[word] = [method or getattr(self, "_" + word), 0]

    def __call__(self, word, *args):
        if word not in self.skills:
            return f"{self.name} tilts the head"
        method, practice = self.skills[word]
        self.skills[word][1] += 1
        if practice == 0:
            return f"{self.name} is not sure"
        self.treats += 1
        return method(*args)

    def _sit(self):
        return f"{self.name} sits"

    def _fetch(self, thing="stick"):
        return f"{self.name} brings the {thing}"


if __name__ == "__main__":
    bonnie = Dog("Bonnie")
    bonnie.learn("sit")
    bonnie.learn("fetch")
    bonnie.learn("sing", lambda *songs: f"howls {' and '.join(songs) or 'something'}")
    for command in [("sit",), ("sit",), ("fly",), ("fetch", "ball"), ("fetch",), ("sing", "Yesterday"), ("fetch", "shoe"), ("sing",)]:
        print(command, "->", bonnie(*command))
    print(bonnie.treats, {w: n for w, (_, n) in bonnie.skills.items()})
    try:
        bonnie.learn("roll")
    except AttributeError:
        print("nobody showed how to roll")
    best = max(bonnie.skills, key=lambda w: bonnie.skills[w][1])
    print("best:", best)
