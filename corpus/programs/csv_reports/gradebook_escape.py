def escape(value):
    s = str(value)
    if any(c in s for c in ',"\n'):
        return '"' + s.replace('"', '""') + '"'
    return s


def unescape(s):
    if s.startswith('"') and s.endswith('"'):
        return s[1:-1].replace('""', '"')
    return s


def to_line(*values, sep=","):
    return sep.join(map(escape, values))


def main():
    samples = ["plain", 'say "hi"', "a,b", "two\nlines", '""', 3.5, None]
    for s in samples:
        e = escape(s)
        back = unescape(e)
        print(f"{s!r:<14}{e!r:<18}{back == str(s)}")
    line = to_line("Ng, Li", 88, 'absent "sick"')
    print(line)
    print(to_line("x;y", 1, sep=";"))
    print(len(line), line.count('"'))


if __name__ == "__main__":
    main()
