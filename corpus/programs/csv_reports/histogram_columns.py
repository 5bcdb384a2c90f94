import io
import contextlib

scores = {"setup": [4, 5, 3], "price": [2, 2, 1], "support": [5, 5]}


def chart(data):
    for name, values in data.items():
        mean = sum(values) / len(values)
        print(f"{name:>8} {'█' * round(mean)}{mean:5.2f}")


def captured(fn, *args):
    buffer = io.StringIO()
    with contextlib.redirect_stdout(buffer):
        fn(*args)
    return buffer.getvalue().splitlines()


def transpose(lines):
    width = max(map(len, lines))
    padded = [l.ljust(width) for l in lines]
    return ["".join(col) for col in zip(*padded)]


lines = captured(chart, scores)
print(len(lines), "lines captured")
for line in lines:
    print(line)
cols = transpose(["ab", "c", "def"])
print(cols)
widest = max(lines, key=lambda l: l.count("█"))
print(widest.split()[0], "wins")
with contextlib.suppress(ZeroDivisionError):
    chart({"empty": []})
    print("never printed")
