from contextlib import contextmanager


class Pen:
    colour = "black"
    width = 1


@contextmanager
def changed(target, **values):
    old = {name: getattr(target, name) for name in values}
    for name, value in values.items():
        setattr(target, name, value)
    try:
        yield old
    finally:
        for name, value in old.items():
            setattr(target, name, value)


def show(pen):
    print(pen.colour, pen.width, sorted(vars(pen)))


pen = Pen()
with changed(pen, colour="red", width=3) as before:
    show(pen)
    with changed(pen, width=9):
        show(pen)
    show(pen)
show(pen)
try:
    with changed(pen, colour="blue"):
        raise RuntimeError("ink is out")
except RuntimeError as e:
    print(e, pen.colour, before)
