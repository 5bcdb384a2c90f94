def char(c):
    def parse(text):
        if text.startswith(c):
            return c, text[len(c):]
        return None
    return parse


def many(p):
    def parse(text):
        out = []
        while (hit := p(text)) is not None:
            value, text = hit
            out.append(value)
        return out, text
    return parse


def any_of(*ps):
    def parse(text):
        for p in ps:
            if (hit := p(text)) is not None:
                return hit
        return None
    return parse


def seq(*ps):
    def parse(text):
        out = []
        for p in ps:
            hit = p(text)
            if hit is None:
                return None
            value, text = hit
            out.append(value)
        return out, text
    return parse


def main():
    laugh = seq(char("h"), any_of(char("a"), char("o")))
    laughing = many(laugh)
    print(laugh("hoho"), laugh("hi"))
    value, rest = laughing("hahoha!")
    print(["".join(v) for v in value], repr(rest))
    sentence = seq(laughing, char("!"))
    for text in ("haha!", "haha?", "!"):
        result = sentence(text)
        print(text, result and len(result[0][0]))


main()
