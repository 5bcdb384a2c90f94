def layers(n, kinds=("nut", "cream", "cherry")):
    """The n-th cake: a bigger cake is built on two smaller ones."""
    if n <= 0:
        return []
    return [kinds[n % len(kinds)]] + layers(n - 1, kinds) + layers(n - 2, kinds)


def height(cake, cm={"nut": 2, "cream": 1, "cherry": 1.5}):
    return sum(cm[layer] for layer in cake)


def squash(cake):
    """Equal layers that touch become one."""
    if len(cake) < 2:
        return cake
    if cake[0] == cake[1]:
        return squash(cake[1:])
    return cake[:1] + squash(cake[1:])


def main():
    for n in range(5):
        cake = layers(n)
        print(n, len(cake), height(cake), squash(cake)[:3])
    big = layers(4)
    print(len(big) - len(squash(big)), "layers squashed")
    counts = {k: big.count(k) for k in sorted(set(big))}
    print(counts)
    thin = layers(3, kinds=("jam", "dough"))
    print(thin, squash(thin))
    print(height(thin))


main()
