def parse(text, i=0):
    c = text[i]
    if c == "[":
        result, i = [], i + 1
        while text[i] != "]":
            value, i = parse(text, i)
            result.append(value)
            if text[i] == ",":
                i += 1
        return result, i + 1
    if c == "{":
        result, i = {}, i + 1
        while text[i] != "}":
            key, i = parse(text, i)
            value, i = parse(text, i + 1)
            result[key] = value
            if text[i] == ",":
                i += 1
        return result, i + 1
    if c == '"':
        end = text.index('"', i + 1)
        return text[i + 1:end], end + 1
    for word, value in (("true", True), ("false", False), ("null", None)):
        if text.startswith(word, i):
            return value, i + len(word)
    start = i
    while i < len(text) and text[i] in "-+.0123456789e":
        i += 1
    number = text[start:i]
    return (float(number) if "." in number else int(number)), i


def main():
    samples = ['[1,-2.5,[]]', '{"a":{"b":[true,null]},"c":"d"}', '7']
    for s in samples:
        value, end = parse(s)
        print(value, end == len(s))
    doc, _ = parse(samples[1])
    print(doc["a"]["b"][0] is True, list(doc))
    doc["a"]["b"].append(doc["c"])
    print(doc)
    print(parse("[1, 2]"))


if __name__ == "__main__":
    main()
