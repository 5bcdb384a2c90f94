class TooManyWarnings(Exception):
    def __init__(self, warnings):
        super().__init__(f"{len(warnings)} warnings")
        self.warnings = warnings


class Checker:
    def __init__(self, most=2):
        self.most, self.warnings = most, []

    def warn(self, text):
        self.warnings.append(text)
        if len(self.warnings) > self.most:
            raise TooManyWarnings(self.warnings)

    def check(self, record):
        for key, value in record.items():
            if value is None:
                self.warn(f"{key} is empty")
            elif isinstance(value, str) and value != value.strip():
                self.warn(f"{key} has spaces")
                record[key] = value.strip()
        return record


c = Checker()
records = [{"a": " x", "b": 1}, {"a": None}, {"b": None, "a": " y "}, {"a": "fine"}]
done = []
try:
    for r in records:
        done.append(c.check(r))
except TooManyWarnings as e:
    print(e, e.warnings)
print(done, records[2])
strict = Checker(most=0)
for r in records:
    try:
        strict.check(r)
    except TooManyWarnings:
        strict.warnings.clear()
        print("rejected", r)
