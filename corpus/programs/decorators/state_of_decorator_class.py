class Once:
    """Runs a function the first time and remembers the answer."""

    def __init__(self, func):
        self.func = func
        self.done = False

    def __call__(self, *args):
        if not self.done:
            self.answer = self.func(*args)
            self.done = True
        return self.answer

    def reset(self):
        self.done = False


class Limited:
    def __init__(self, most):
        self.left = most

    def __call__(self, func):
        def wrapper(*args):
            if self.left == 0:
                return "no more"
            self.left -= 1
            return func(*args)
        return wrapper


@Once
def choose(colour):
    print("choosing", colour)
    return colour


two = Limited(2)
sweet, sour = two(lambda: "sweet"), two(lambda: "sour")
print(choose("red"), choose("blue"))
choose.reset()
print(choose("green"), choose.answer)
print(sweet(), sour(), sweet(), two.left)
