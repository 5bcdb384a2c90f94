from functools import cached_property


class Survey:
    def __init__(self, *answers):
        self.answers = list(answers)
        self.computed = 0

    @cached_property
    def mean(self):
        self.computed += 1
        return sum(self.answers) / len(self.answers)

    @property
    def spread(self):
        self.computed += 1
        return max(self.answers) - min(self.answers)


s = Survey(3, 5, 4)
print(s.mean, s.mean, s.computed)
print(s.spread, s.spread, s.computed)
s.answers.append(12)
print(s.mean, s.spread)         # the mean is out of date
del s.mean
print(s.mean, s.computed)
s.mean = 0
print(s.mean, "mean" in vars(s), Survey(1).mean)
