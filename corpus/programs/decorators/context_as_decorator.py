from contextlib import ContextDecorator, contextmanager


class indent(ContextDecorator):
    level = 0

    def __init__(self, title):
        self.title = title

    def __enter__(self):
        say(self.title + " {")
        indent.level += 1
        return self

    def __exit__(self, *exc):
        indent.level -= 1
        say("}" if exc[0] is None else f"}} {exc[0].__name__}")
        return False


@contextmanager
def swallow(*kinds):
    try:
        yield
    except kinds as e:
        say(f"(ignored {e})")


def say(text):
    print("  " * indent.level + text)


@indent("wash")
def wash(dish):
    if dish == "glass":
        raise ValueError("broken glass")
    say("clean " + dish)
    return True


@indent("kitchen")
def kitchen(dishes):
    ok = 0
    for d in dishes:
        with swallow(ValueError):
            ok += wash(d)
    return ok


result = kitchen(["plate", "glass", "pot"])
print(result, "clean, level", indent.level)
with indent("extra"):
    say("done")
