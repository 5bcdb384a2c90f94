from functools import wraps


def chain(method):
    @wraps(method)
    def wrapper(self, *args, **kwargs):
        result = method(self, *args, **kwargs)
        return self if result is None else result
    return wrapper


def logged(method):
    @wraps(method)
    def wrapper(self, *args):
        self.log.append(f"{method.__name__}{args}")
        return method(self, *args)
    return wrapper


class Text:
    def __init__(self, text):
        self.text = text
        self.log = []

    @chain
    @logged
    def cut(self, n):
        self.text = self.text[:n]

    @chain
    @logged
    def add(self, *parts):
        self.text += "".join(parts)

    @logged
    def shout(self):
        self.text = self.text.upper()

    @chain
    def size(self):
        return len(self.text)


t = Text("hello world")
print(t.cut(5).add("!", "?").size(), t.text)
print(t.log, t.cut.__name__)
try:
    t.shout().add("x")          # shout is not chained
except AttributeError as e:
    print("AttributeError", t.text)
print(Text("").cut(3).size() == 0)
