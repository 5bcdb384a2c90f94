def greeter(language):
    words = {"de": "Hallo", "es": "Hola", "fr": "Bonjour"}
    word = words.get(language, "Hello")

    def for_time(hour):
        late = hour >= 18

        def greet(name, *, formal=False):
            title = f"{'Dr. ' if formal else ''}{name}"
            return f"{word} {title}" + (", gute Nacht" if late and language == "de" else "") + "!"
        return greet
    return for_time


def apply_all(greeters, names):
    return [g(n) for g in greeters for n in names]


def main():
    german, spanish = greeter("de"), greeter("es")
    evening = german(20)
    print(evening("Jörg"), evening("Weiß", formal=True))
    print(apply_all([german(9), spanish(20)], ("Ana", "Bo")))
    unknown = greeter("xx")(hour=0)
    print(unknown("Zed"))
    lengths = {lang: len(greeter(lang)(12)("Al")) for lang in ("de", "es", "fr", "en")}
    print(lengths, min(lengths, key=lengths.get))
    print(evening.__closure__ is not None, [c.cell_contents for c in evening.__closure__])


main()
