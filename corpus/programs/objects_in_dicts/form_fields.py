class Field:
    def __init__(self, label, check=str.strip, required=True):
        self.label = label
        self.check = check
        self.required = required
        self.value = None
        self.error = ""

    def load(self, raw):
        self.value, self.error = None, ""
        if not raw:
            self.error = "missing" if self.required else ""
            return
        try:
            self.value = self.check(raw)
        except (ValueError, ZeroDivisionError) as e:
            self.error = f"{type(e).__name__}"


form = {
    "name": Field("Your name"),
    "age": Field("Age", int),
    "part": Field("1/x", lambda raw: 1 / float(raw), required=False),
}

for data in ({"name": " Eve ", "age": "31"}, {"name": "", "age": "x", "part": "0"}, {"age": "5", "part": "4"}):
    for key, field in form.items():
        field.load(data.get(key, ""))
    errors = {f.label: f.error for f in form.values() if f.error}
    print(errors or {k: f.value for k, f in form.items()})
