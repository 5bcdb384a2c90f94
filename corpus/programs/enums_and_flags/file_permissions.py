from enum import IntFlag


class Perm(IntFlag):
    X = 1
    W = 2
    R = 4


def parse(mode):
    """'rw-r--r--' -> three Perm values"""
    result = []
    for i in range(0, 9, 3):
        p = Perm(0)
        for c, flag in zip(mode[i:i + 3], (Perm.R, Perm.W, Perm.X)):
            if c != "-":
                p |= flag
        result.append(p)
    return result


def octal(perms):
    return "".join(str(int(p)) for p in perms)


def text(perms):
    out = ""
    for p in perms:
        for flag in (Perm.R, Perm.W, Perm.X):
            out += flag.name.lower() if flag in p else "-"
    return out


def main():
    script = parse("rwxr-xr-x")
    secret = parse("rw-------")
    print(octal(script), octal(secret))
    script[1] &= ~Perm.X
    script[2] ^= Perm.X | Perm.W
    print(text(script), octal(script))
    both = [a & b for a, b in zip(script, secret)]
    print(text(both), any(both), int(sum(both)))
    everything = Perm.R | Perm.W | Perm.X
    print(everything == Perm(7), [int(p) for p in script])


if __name__ == "__main__":
    main()
