def read_block(lines):
    """Yield the lines up to 'end' and return how many there were."""
    count = 0
    for line in lines:
        if line == "end":
            return count
        count += 1
        yield line.upper()
    return -count


def read_all(lines):
    it = iter(lines)
    total = 0
    while total >= 0:
        n = yield from read_block(it)
        yield f"-- {n} --"
        if n <= 0:
            break
        total += n
    return total


text = ["a", "b", "end", "c", "end", "d"]
reader = read_all(text)
while True:
    try:
        print(next(reader))
    except StopIteration as stop:
        print("returned", stop.value)
        break
