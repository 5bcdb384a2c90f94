MESSAGES = {
    "en": {"hello": "Hello {name}", "bye": "Bye", "items": ("{n} item", "{n} items")},
    "de": {"hello": "Hallo {name}", "items": ("{n} Ding", "{n} Dinge")},
    "de-CH": {"hello": "Grüezi {name}"},
}


def chain(locale):
    while locale:
        yield locale
        locale = locale.rpartition("-")[0]
    yield "en"


class Translator:
    def __init__(self, locale):
        self.locale = locale
        self.missing = set()

    def __call__(self, key, /, **values):
        for code in chain(self.locale):
            table = MESSAGES.get(code, {})
            if key in table:
                text = table[key]
                break
        else:
            self.missing.add(key)
            return f"[{key}]"
        if isinstance(text, tuple):
            text = text[0] if values["n"] == 1 else text[1]
        return text.format(**values)


def main():
    for locale in ("de-CH-1901", "de", "fr", "en"):
        t = Translator(locale)
        print(locale, "|", t("hello", name="Urs"), "|", t("items", n=1), "|", t("items", n=0), "|", t("bye"))
    t = Translator("de-CH")
    print(t("thanks"), t("sorry"), t("thanks"), sorted(t.missing))
    coverage = {code: f"{len(m) / len(MESSAGES['en']):.0%}" for code, m in MESSAGES.items()}
    print(coverage, list(chain("a-b-c")))
    print(t("hello"))


if __name__ == "__main__":
    main()
