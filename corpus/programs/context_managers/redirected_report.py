import io
from contextlib import redirect_stdout


def report(values):
    print("n", len(values))
    if not values:
        raise ValueError("nothing to report")
    print("max", max(values))


def captured(func, *args):
    out = io.StringIO()
    error = None
    with redirect_stdout(out):
        try:
            func(*args)
        except ValueError as e:
            error = str(e)
    return out.getvalue().splitlines(), error


for values in ([4, 9, 2], []):
    lines, error = captured(report, values)
    print(lines, error)
buffer = io.StringIO()
with redirect_stdout(buffer):
    print("a", "b", sep="+", end="!")
    print()
print(repr(buffer.getvalue()))
