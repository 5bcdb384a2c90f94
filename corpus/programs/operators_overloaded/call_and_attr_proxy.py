class Recorder:
    def __init__(self, target, log=None):
        self.__dict__["target"] = target
        self.__dict__["log"] = log if log is not None else []

    def __getattr__(self, name):
        value = getattr(self.target, name)
        if not callable(value):
            self.log.append(f"get {name}")
            return value

        def call(*args):
            self.log.append(f"{name}{args}")
            return value(*args)
        return call

    def __setattr__(self, name, value):
        self.log.append(f"set {name}={value}")
        setattr(self.target, name, value)


class Lamp:
    def __init__(self):
        self.level = 0

    def dim(self, by):
        self.level = max(0, self.level - by)
        return self.level

    def on(self):
        self.level = 100


lamp = Lamp()
spy = Recorder(lamp)
spy.on()
print(spy.dim(30), spy.level)
spy.level = 55
spy.colour = "warm"
print(lamp.level, lamp.colour)
print(spy.log)
words = Recorder(["b", "a"])
words.append("c")
words.sort()
print(words.target, words.log, words.index("c"))
try:
    spy.explode()
except AttributeError as e:
    print(e)
