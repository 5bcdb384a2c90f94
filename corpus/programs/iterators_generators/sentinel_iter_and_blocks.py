def make_reader(lines):
    lines = list(lines)

    def read():
        return lines.pop(0) if lines else ""
    return read


TEXT = ["name: Ida", "age: 9", "--", "name: Tom", "--", "", "never: read"]
read = make_reader(TEXT)


def records(read):
    while (first := read()):
        record = {}
        for line in (first, *iter(read, "--")):
            key, _, value = line.partition(": ")
            record[key] = int(value) if value.isdigit() else value
        yield record


print(list(records(read)))
print(read(), repr(read()))
rolls = iter([3, 5, 2, 6, 1]).__next__
print(list(iter(rolls, 6)), rolls())
stack = ["a", "b", None, "c"]
print(list(iter(stack.pop, None)), stack)
