def kaprekar(n, digits=4):
    steps = []
    while n not in steps:
        steps.append(n)
        text = str(n).zfill(digits)
        big = int("".join(sorted(text, reverse=True)))
        small = int("".join(sorted(text)))
        n = big - small
    return steps, n


def main():
    for start in (1746, 2005, 1111):
        steps, end = kaprekar(start)
        print(start, len(steps), "steps:", " > ".join(f"{s:04}" for s in steps), "ends at", end)
    two = {n: kaprekar(n, 2)[1] for n in (13, 20)}
    print(two)
    steps, end = kaprekar(495, digits=3)
    print(steps, end)


if __name__ == "__main__":
    main()
