def editor(text=""):
    undo, redo = [], []

    def do(forward, back):
        forward()
        undo.append((forward, back))
        redo.clear()

    def write(new):
        nonlocal text
        old = text

        def forward():
            nonlocal text
            text = text + new

        def back():
            nonlocal text
            text = old
        do(forward, back)
        return text

    def step(source, target, which):
        def go():
            if not source:
                return "nothing"
            pair = source.pop()
            pair[which]()
            target.append(pair)
            return text
        return go

    return write, step(undo, redo, 1), step(redo, undo, 0)


def main():
    write, undo, redo = editor("Dear ")
    print(write("Sir"))
    print(write(","))
    print(undo(), "|", undo(), "|", undo())
    print(redo())
    print(write(" or Madam"))
    print(redo(), "|", undo())


if __name__ == "__main__":
    main()
