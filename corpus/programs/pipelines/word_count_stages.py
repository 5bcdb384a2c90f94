"""Counting words in four stages, each a class with a `run` method."""
from collections import Counter


class Stage:
    def run(self, data):
        raise NotImplementedError

    def __rshift__(self, other):
        return Chain(self, other)


class Chain(Stage):
    def __init__(self, *stages):
        self.stages = stages

    def run(self, data):
        for stage in self.stages:
            data = stage.run(data)
        return data

    def __rshift__(self, other):
        return Chain(*self.stages, other)


class Lower(Stage):
    def run(self, data):
        return data.lower()


class Split(Stage):
    def run(self, data):
        return [w.strip(".,;") for w in data.split()]


class Drop(Stage):
    def __init__(self, *words):
        self.words = set(words)

    def run(self, data):
        return [w for w in data if w not in self.words]


class Top(Stage):
    def __init__(self, n):
        self.n = n

    def run(self, data):
        return Counter(data).most_common(self.n)


text = "The cat saw the dog. The dog saw the cat, and the cat ran; the dog sat."
chain = Lower() >> Split() >> Drop("the", "and") >> Top(3)
print(chain.run(text))
print(len(chain.stages), (Lower() >> Split()).run("A B"))
