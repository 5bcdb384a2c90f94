import io
import sys


class Numbered(io.TextIOBase):
    def __init__(self, target, start=1):
        self.target = target
        self.n = start
        self.fresh = True

    def write(self, text):
        for part in text.splitlines(keepends=True):
            if self.fresh:
                self.target.write(f"{self.n:>3}  ")
                self.n += 1
            self.target.write(part)
            self.fresh = part.endswith("\n")
        return len(text)

    def __enter__(self):
        self.old, sys.stdout = sys.stdout, self
        return self

    def __exit__(self, *args):
        sys.stdout = self.old


def poem():
    print("Roses are red,")
    print("violets", "blue,", end=" ")
    print("and so")
    print("on\nand on")


def main():
    with Numbered(sys.stdout) as out:
        poem()
    print("lines:", out.n - 1)
    with Numbered(sys.stdout, start=98):
        for word in ("ninety", "hundred"):
            print(word)
            print("-" * len(word))


main()
