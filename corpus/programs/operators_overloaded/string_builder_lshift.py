class Out:
    def __init__(self, sep=""):
        self.parts = []
        self.sep = sep

    def __lshift__(self, thing):
        if callable(thing):
            thing(self)
        else:
            self.parts.append(str(thing))
        return self

    def __str__(self):
        return self.sep.join(self.parts)

    def __len__(self):
        return len(str(self))

    def __contains__(self, text):
        return text in str(self)


def endl(out):
    out.parts.append("\n")


def pad(width):
    def padding(out):
        out.parts.append(" " * (width - len(out.parts[-1])))
    return padding


out = Out()
for name, n in [("tea", 3), ("coffee", 12), ("crème", 1)]:
    out << name << pad(8) << n << endl
print(str(out).rstrip())
print(len(out), "coffee" in out, "cocoa" in out)

csv = Out(";") << 1 << 2.5 << None << [3, 4]
print(csv, len(csv.parts))
shifted = Out("-") << (1 << 3) << "x" * 2 << "end"
print(shifted)
print(Out() << csv << "!" << endl, end="")
