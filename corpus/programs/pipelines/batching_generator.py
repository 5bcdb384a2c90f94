from itertools import islice, chain


def batches(items, size):
    it = iter(items)
    while batch := list(islice(it, size)):
        yield batch


def send(batch):
    if any(x < 0 for x in batch):
        raise ValueError(f"negative in {batch}")
    return sum(batch)


def run(items, size):
    sums, failed = [], []
    for batch in batches(items, size):
        try:
            sums.append(send(batch))
        except ValueError:
            if len(batch) == 1:
                failed += batch
            else:
                s, f = run(batch, len(batch) // 2)
                sums += s
                failed += f
    return sums, failed


def main():
    numbers = [4, 8, 15, -16, 23, 42, 7]
    print(list(batches(numbers, 3)))
    sums, failed = run(numbers, 4)
    print("sums", sums, "failed", failed)
    print(sum(sums) + sum(failed) == sum(numbers))
    both = chain(range(3), [-1], range(3))
    print(run(both, 2))


if __name__ == "__main__":
    main()
