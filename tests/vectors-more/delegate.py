def inner(n):
    got = yield n
    yield got * 2
    return "end"

def outer(n):
    result = yield from inner(n)
    yield result

def main():
    stream = outer(4)
    seen = [next(stream), stream.send(5), next(stream)]
    leftover = list(stream)
    return seen, leftover
