import string


class Translator:
    def __init__(self, *layers):
        self.layers = layers
        self.log = []

    def __call__(self, word):
        for depth, layer in enumerate(self.layers):
            if word in layer:
                value = layer[word]
                for upper in self.layers[:depth]:
                    upper[word] = value
                self.log.append(depth)
                return value
        self.log.append(None)
        return f"[{word}]"


def translate(sentence, translator):
    out = []
    for token in sentence.split():
        core = token.strip(string.punctuation)
        tail = token[len(core):]
        word = translator(core.lower())
        out.append((word.capitalize() if core.istitle() else word) + tail)
    return " ".join(out)


def main():
    memory = {}
    user = {"fish": "Fisch"}
    book = {"fish": "fish!", "fresh": "frisch", "the": "der", "is": "ist", "very": "sehr"}
    t = Translator(memory, user, book)
    print(translate("The fish is fresh, very fresh!", t))
    print(t.log, sorted(memory))
    t.log.clear()
    print(translate("The fish is blue.", t))
    print(t.log)
    del user["fish"]
    print(t("fish"), t.log[-1])


main()
