class Opened:
    count = 0

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        Opened.count += 1
        return iter(FILES[self.name])

    def __exit__(self, *exc):
        Opened.count -= 1
        print(f"  close {self.name} ({'error' if exc[0] else 'ok'})")


FILES = {"a": ["x", "needle", "y"], "b": ["p"], "c": ["needle"]}


def find(text, names):
    for name in names:
        with Opened(name) as lines:
            for number, line in enumerate(lines, 1):
                if line == text:
                    return name, number
            else:
                continue
            break
    return None


print(find("needle", "ba"), Opened.count)
print(find("z", "cb"))
for name in "bac":
    with Opened(name) as lines:
        if next(lines) == "x":
            continue
        if len(list(lines)) == 0 and name == "c":
            break
    print("looked at", name)
try:
    find("x", "bq")
except KeyError as e:
    print("KeyError", e, Opened.count)      # entered, but never left
