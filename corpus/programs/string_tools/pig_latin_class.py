class Translator:
    suffix = "ay"

    def word(self, w):
        raise NotImplementedError

    def __call__(self, text):
        return " ".join(self._keep_case(w) for w in text.split())

    def _keep_case(self, w):
        new = self.word(w.lower())
        return new.capitalize() if w[0].isupper() else new


class PigLatin(Translator):
    def word(self, w):
        for i, c in enumerate(w):
            if c in "aeiou":
                return w[i:] + w[:i] + (self.suffix if i else "w" + self.suffix)
        return w + self.suffix


class Ubbi(Translator):
    suffix = "ub"

    def word(self, w):
        out, before = "", ""
        for c in w:
            if c in "aeiou" and before not in "aeiou" or c in "aeiou" and not before:
                out += self.suffix
            out += c
            before = c
        return out


class Unfinished(Translator):
    pass


def main():
    for t in (PigLatin(), Ubbi()):
        print(type(t).__name__, "|", t("Hello out there my string"))
    pig = PigLatin()
    pig.suffix = "yay"
    print(pig("apple pie"), PigLatin.suffix)
    print(sorted(pig("one two three").split(), key=len))
    try:
        print(Unfinished()("word"))
    except NotImplementedError:
        print("not finished")


main()
