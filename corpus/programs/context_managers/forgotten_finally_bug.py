from contextlib import contextmanager

depth = 0


@contextmanager
def indented():
    global depth
    depth += 1
    yield
    depth -= 1          # not reached if the block raises


@contextmanager
def safe_indent():
    global depth
    depth += 1
    try:
        yield depth
    finally:
        depth -= 1


def say(text):
    print("    " * depth + text)


say("start")
with indented():
    say("first")
try:
    with indented():
        say("second")
        raise ValueError
except ValueError:
    say("after the error")      # is indented by mistake
try:
    with safe_indent() as d:
        say(f"third at {d}")
        [][0]
except IndexError:
    say("after that one")
print(depth)
