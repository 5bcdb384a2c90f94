"""A long run: more states than a model can see at once."""


def next_value(value, table):
    table[value % 7] = table.get(value % 7, 0) + 1
    return (value * 5 + 3) % 64


def main():
    names = ["text number %d, told again" % i for i in range(4)]
    table = {}
    value = 1
    for turn in range(30):
        value = next_value(value, table)
        names[turn % 4] = names[(turn + 1) % 4][:20] + str(value)
    return value
