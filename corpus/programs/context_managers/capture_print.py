import io
from contextlib import redirect_stdout


def chatty(n):
    for i in range(n):
        print("line", i + 1)
    return n * 10


def captured(function, *args):
    buffer = io.StringIO()
    with redirect_stdout(buffer):
        result = function(*args)
    return result, buffer.getvalue()


def shout(text):
    print(text.upper(), end="!\n")


result, output = captured(chatty, 3)
lines = output.splitlines()
print("result", result)
print("captured", lines)
nothing, loud = captured(shout, "fire")
print(repr(loud), nothing)
inner = captured(captured, shout, "x")
print(inner)
total = sum(len(l) for l in lines)
print(f"{total} characters, longest {max(lines, key=len)!r}")
