ALIASES = {
    "ll": "ls -l",
    "la": "ll -a",
    "gs": "git status",
    "gsl": "gs --long | less",
    "again": "again",
    "ping": "pong",
    "pong": "ping",
}


def expand(command, seen=None):
    seen = seen or set()
    head, *rest = command.split(" ")
    if head in seen or head not in ALIASES:
        return command
    seen.add(head)
    return " ".join([expand(ALIASES[head], seen)] + rest)


def depth(name):
    n = 0
    while name in ALIASES and n < 10:
        name = ALIASES[name].split()[0]
        n += 1
    return n


def main():
    for command in ("la *.txt", "gsl", "again", "ping -c 1", "make all", "ls", ""):
        print(repr(command), "->", repr(expand(command)))
    depths = {a: depth(a) for a in ALIASES}
    print(depths)
    endless = [a for a, d in depths.items() if d == 10]
    print("endless:", endless)
    saved = sum(len(expand(a)) - len(a) for a in ALIASES if a not in endless)
    print("saves", saved, "key strokes")
    ALIASES["ls"] = "ls --color"
    print(expand("la"), depth("la"))


main()
