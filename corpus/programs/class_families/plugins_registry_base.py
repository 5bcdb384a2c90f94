class Exporter:
    registry = {}
    ending = None

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        if cls.ending:
            Exporter.registry[cls.ending] = cls

    def export(self, rows):
        head = self.header(list(rows[0]))
        body = [self.row(list(r.values())) for r in rows]
        return "\n".join([head] * bool(head) + body)

    def header(self, names):
        return ""

    def row(self, values):
        raise NotImplementedError(type(self).__name__ + ".row")


class Csv(Exporter):
    ending = "csv"
    sep = ","

    def header(self, names):
        return self.sep.join(names)

    def row(self, values):
        return self.sep.join(map(str, values))


class Tsv(Csv):
    ending = "tsv"
    sep = "\t"


class Wiki(Exporter):
    ending = "wiki"

    def row(self, values):
        return "| " + " || ".join(str(v) for v in values)


class Pdf(Exporter):
    ending = "pdf"


rows = [{"tree": "oak", "m": 21.5}, {"tree": "elm", "m": 9}]
for name in ("csv", "tsv", "wiki"):
    print(repr(Exporter.registry[name]().export(rows)))
print(sorted(Exporter.registry), issubclass(Tsv, Csv))
try:
    Exporter.registry["pdf"]().export(rows)
except NotImplementedError as e:
    print("missing:", e)
