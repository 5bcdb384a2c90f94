def common_prefix(words):
    if not words:
        return ""
    prefix = words[0]
    for w in words[1:]:
        while not w.startswith(prefix):
            prefix = prefix[:-1]
    return prefix


def common_suffix(words):
    return common_prefix([w[::-1] for w in words])[::-1]


def core(words):
    p, s = len(common_prefix(words)), len(common_suffix(words))
    return [w[p:len(w) - s] for w in words]


def main():
    groups = [
        ["backup-mon.tar.gz", "backup-tue.tar.gz", "backup-fri.tar.gz"],
        ["unhappily", "unluckily", "uncannily"],
        ["red", "green"],
        ["same", "same"],
        ["x"],
    ]
    for g in groups:
        print(repr(common_prefix(g)), repr(common_suffix(g)), core(g))
    print(repr(common_prefix([])), core(["aba", "aca"]))
    renamed = {}
    for name, day in zip(groups[0], core(groups[0])):
        renamed[name] = f"{day}.{common_suffix(groups[0]).lstrip('.').replace('.', '-')}"
    print(renamed)
    assert core(["aa", "aaa"]) != ["", "a"], "overlap"


if __name__ == "__main__":
    main()
