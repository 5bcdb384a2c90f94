PLUGINS = {}


def plugin(name=None, *, order=50):
    def register(cls):
        cls.order = order
        PLUGINS[name or cls.__name__.lower()] = cls
        return cls
    return register


@plugin(order=10)
class Trim:
    def __init__(self, chars=" "):
        self.chars = chars

    def __call__(self, text):
        return text.strip(self.chars)


@plugin("caps")
class Capitals:
    def __init__(self, words="first"):
        self.words = words

    def __call__(self, text):
        return text.title() if self.words == "all" else text.capitalize()


@plugin(order=90)
class Repeat:
    def __init__(self, times=2, sep=" "):
        self.times, self.sep = times, sep

    def __call__(self, text):
        return self.sep.join([text] * self.times)


def build(config):
    steps = []
    for name, options in config.items():
        if options is False:
            continue
        steps.append(PLUGINS[name](**(options if isinstance(options, dict) else {})))
    return sorted(steps, key=lambda s: s.order)


def run(config, text):
    for step in build(config):
        text = step(text)
    return text


def main():
    print(sorted(PLUGINS), PLUGINS["caps"].order)
    print(run({"repeat": {"times": 3, "sep": "-"}, "trim": {"chars": "* "}}, "** hey *"))
    print(run({"caps": {"words": "all"}, "trim": True, "repeat": False}, "  lost in space "))
    print([type(s).__name__ for s in build(dict.fromkeys(PLUGINS, True))])
    for config in ({"shout": True}, {"trim": {"characters": "x"}}):
        try:
            run(config, "text")
        except (KeyError, TypeError) as e:
            print(type(e).__name__, str(e)[-30:])


main()
