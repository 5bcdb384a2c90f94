class Catalog:
    languages = []

    def __init__(self, code, entries={}):
        self.code = code
        self.entries = entries
        Catalog.languages.append(code)

    def translate(self, key, text):
        self.entries[key] = text

    def progress(self, keys):
        done = sum(1 for k in keys if self.entries.get(k))
        return done / len(keys)


keys = ["save", "open", "quit", "help"]

german = Catalog("de")
german.translate("save", "Speichern")
german.translate("open", "Öffnen")

french = Catalog("fr")
french.translate("quit", "Quitter")

polish = Catalog("pl", {"save": "Zapisz", "help": ""})

for catalog in (german, french, polish):
    bar = "=" * int(catalog.progress(keys) * 20)
    print(f"{catalog.code} [{bar:<20}] {catalog.progress(keys):.0%}")
print(Catalog.languages)
print(french.entries)
