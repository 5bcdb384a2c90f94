def batches(items, size):
    batch = []
    for item in items:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


def uploads(names, size, fail_on=()):
    for number, batch in enumerate(batches(names, size), 1):
        if any(n in fail_on for n in batch):
            yield number, "failed", len(batch)
            yield from uploads([n for n in batch if n not in fail_on], size)
        else:
            yield number, "ok", len(batch)


files = [f"img{n}" for n in range(7)]
for line in uploads(files, 3, fail_on={"img4"}):
    print(*line)
print([len(b) for b in batches("", 2)], [len(b) for b in batches("abcd", 2)])
