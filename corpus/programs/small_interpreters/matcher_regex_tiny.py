def match_here(pattern, text):
    """Understands . * ? and plain characters; gives the number of characters matched or None."""
    if not pattern:
        return 0
    if len(pattern) > 1 and pattern[1] == "*":
        return star(pattern[0], pattern[2:], text)
    if len(pattern) > 1 and pattern[1] == "?":
        if text and fits(pattern[0], text[0]):
            rest = match_here(pattern[2:], text[1:])
            if rest is not None:
                return rest + 1
        return match_here(pattern[2:], text)
    if text and fits(pattern[0], text[0]):
        rest = match_here(pattern[1:], text[1:])
        if rest is not None:
            return rest + 1
    return None


def fits(p, ch):
    return p == "." or p == ch


def star(p, rest, text):
    longest = 0
    while longest < len(text) and fits(p, text[longest]):
        longest += 1
    for n in range(longest, -1, -1):
        tail = match_here(rest, text[n:])
        if tail is not None:
            return n + tail
    return None


def search(pattern, text):
    for start in range(len(text) + 1):
        n = match_here(pattern, text[start:])
        if n is not None:
            return text[start:start + n]
    return None


for pattern, text in [("a.c", "xxabcxx"), ("lo*", "looool"), ("colou?r", "my color"), ("b*", "aaa"), ("z", "abc"), ("a.*d", "abcde")]:
    print(f"{pattern:<8}{text:<10}{search(pattern, text)!r}")
