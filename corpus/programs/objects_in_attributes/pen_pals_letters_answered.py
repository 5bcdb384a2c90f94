class Pal:
    def __init__(self, name, words):
        self.name = name
        self.words = words
        self.pal = None
        self.got = []

    def meet(self, other):
        self.pal, other.pal = other, self

    def write(self, n=1):
        if n == 0 or self.pal is None:
            return 0
        text = f"{self.words[len(self.got) % len(self.words)]}, {self.pal.name}"
        self.pal.got.append(text)
        return 1 + self.pal.write(n - 1)


ana = Pal("Ana", ["hi", "bye"])
leo = Pal("Leo", ["hello", "how are you", "ok"])
print(ana.write())
ana.meet(leo)
print(ana.write(5))
print(leo.got)
print(ana.got)
mia = Pal("Mia", ["salut"])
mia.meet(leo)
print(ana.write(2), mia.got, leo.pal.name, ana.pal.name, len(leo.got))
