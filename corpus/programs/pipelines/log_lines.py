def read(text):
    for line in text.splitlines():
        yield line


def drop_empty(lines):
    for line in lines:
        if line.strip():
            yield line


def parse(lines):
    for line in lines:
        level, _, message = line.partition(": ")
        yield {"level": level, "message": message}


def only(records, *levels):
    return (r for r in records if r["level"] in levels)


def numbered(records, start=1):
    for n, r in enumerate(records, start):
        r["n"] = n
        yield r


def main():
    text = "INFO: started\n\nWARN: disk 91%\nERROR: disk full\n  \nINFO: retry\nERROR: gave up"
    records = parse(drop_empty(read(text)))
    serious = numbered(only(records, "ERROR", "WARN"), start=100)
    first = next(serious)
    print(first["n"], first["message"])
    rest = list(serious)
    for r in rest:
        print("{n} [{level}] {message}".format(**r))
    print(len(rest), list(records))


main()
