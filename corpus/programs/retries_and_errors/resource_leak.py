opened = []


class Pipe:
    def __init__(self, name):
        if name.startswith("rusty"):
            raise OSError(f"{name} pipe leaks")
        self.name = name
        opened.append(name)

    def close(self):
        opened.remove(self.name)


def build_careless(names):
    pipes = [Pipe(n) for n in names]
    for p in pipes:
        p.close()
    return len(pipes)


def build_careful(names):
    pipes = []
    try:
        for n in names:
            pipes.append(Pipe(n))
        return len(pipes)
    finally:
        for p in reversed(pipes):
            p.close()


for build in (build_careless, build_careful):
    for names in (["a", "b"], ["c", "d", "rusty e"]):
        try:
            print(build.__name__, build(names), end=" ")
        except OSError as error:
            print("failed:", error, end=" ")
        print("still open:", opened)
    opened.clear()
