class Words:
    layers = [{"hello": "hello", "bye": "bye", "thanks": "thanks"}]

    def __init__(self, **words):
        self.words = words

    def __enter__(self):
        Words.layers.append(self.words)
        return self

    def __exit__(self, *exc):
        Words.layers.remove(self.words)


def say(*keys):
    out = []
    for k in keys:
        for layer in reversed(Words.layers):
            if k in layer:
                out.append(layer[k])
                break
        else:
            out.append(f"[{k}]")
    return " ".join(out)


def main():
    print(say("hello", "thanks"))
    with Words(hello="servus", bye="baba"):
        print(say("hello", "thanks", "bye"))
        with Words(thanks="merci"), Words(hello="grüezi"):
            print(say("hello", "thanks", "bye", "sorry"))
        print(len(Words.layers), say("thanks"))
    same = {"bye": "tschüss"}
    with Words(**same) as a, Words(**same) as b:
        print(a.words == b.words, say("bye"))
    print(len(Words.layers), say("bye"))


if __name__ == "__main__":
    main()
