def char(wanted):
    def parse(text):
        if text[:1] == wanted:
            return wanted, text[1:]
        return None
    return parse


def sequence(*parsers):
    def parse(text):
        values = []
        for p in parsers:
            result = p(text)
            if result is None:
                return None
            value, text = result
            values.append(value)
        return values, text
    return parse


def choice(*parsers):
    return lambda text: next((r for p in parsers if (r := p(text)) is not None), None)


def many(parser):
    def parse(text):
        values = []
        while (result := parser(text)) is not None:
            value, text = result
            values.append(value)
        return values, text
    return parse


def mapped(parser, function):
    def parse(text):
        result = parser(text)
        return None if result is None else (function(result[0]), result[1])
    return parse


digit = choice(*map(char, "0123456789"))
number = mapped(sequence(digit, many(digit)), lambda v: int(v[0] + "".join(v[1])))
plus_number = mapped(sequence(char("+"), number), lambda v: v[1])
total = mapped(sequence(number, many(plus_number)), lambda v: v[0] + sum(v[1]))


def main():
    for text in ("42", "1+20+3", "7+x", "+1"):
        print(repr(text), total(text))
    pair = sequence(char("("), total, char(","), total, char(")"))
    print(pair("(1+1,5)!"))
    print(pair("(1,)"), many(char("a"))("aab"))


main()
