# The batch is emptied after it was yielded: everybody holds the same list.
def chunks(values, size):
    batch = []
    for v in values:
        batch.append(v)
        if len(batch) == size:
            yield batch
            batch.clear()
    if batch:
        yield batch


for chunk in chunks(range(5), 2):
    print(chunk)                       # looks right
collected = list(chunks(range(5), 2))
print(collected)                       # does not
print(collected[0] is collected[1])
copied = [c[:] for c in chunks(range(5), 2)]
print(copied)
print([sum(c) for c in chunks(range(5), 2)], [sum(c) for c in collected])
