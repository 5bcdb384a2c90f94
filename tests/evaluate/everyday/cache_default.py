def add_guest(name, guests=[]):
    guests.append(name)
    return guests


def describe(name, *, age=None, **extra):
    parts = [name]
    if age is not None:
        parts.append(f"{age} years")
    for key, value in sorted(extra.items()):
        parts.append(f"{key}={value}")
    return ", ".join(parts)


def total(first, *others, scale=1):
    result = first
    for other in others:
        result += other
    return result * scale


one = add_guest("Ann")
two = add_guest("Bob")
print(one is two, two)
text = describe("Cleo", town="Oslo", age=31, job="cook")
print(text)
values = (4, 5, 6)
print(total(1), total(*values), total(*values, scale=10))
options = {"age": 7, "pet": "cat"}
print(describe("Dan", **options))
