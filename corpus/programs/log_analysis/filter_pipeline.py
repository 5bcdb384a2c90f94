def grep(word, lines):
    for line in lines:
        if word in line:
            yield line


def without(word, lines):
    return (line for line in lines if word not in line)


def cut(column, lines):
    for line in lines:
        yield line.split()[column]


def uniq(lines):
    last, n = None, 0
    for line in lines:
        if line == last:
            n += 1
        else:
            if last is not None:
                yield n, last
            last, n = line, 1


def head(n, lines):
    for _, line in zip(range(n), lines):
        yield line


LOG = [
    "09:00 ok alice /a",
    "09:01 fail bob /b",
    "09:01 fail bob /b",
    "09:02 fail carol /a",
    "09:03 ok bob /c",
    "09:04 fail bob /health",
]


def main():
    users = cut(2, without("/health", grep("fail", LOG)))
    print(list(users))
    print(list(uniq(cut(2, LOG))))
    print(list(head(2, grep("bob", LOG))))
    lazy = head(1, cut(9, LOG[:0]))
    print(list(lazy))
    counted = sorted(uniq(sorted(cut(2, LOG))), reverse=True)
    print(counted)
    print(sum(n for n, _ in counted), len(LOG))


main()
