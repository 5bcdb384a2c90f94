def differences(seq):
    return [b - a for a, b in zip(seq, seq[1:])]


def predict(seq):
    """The next number of an arithmetic, geometric, quadratic or Fibonacci-like sequence."""
    d = differences(seq)
    if len(set(d)) == 1:
        return seq[-1] + d[0], "arithmetic"
    if all(seq) and len({b / a for a, b in zip(seq, seq[1:])}) == 1:
        return seq[-1] * seq[1] // seq[0], "geometric"
    dd = differences(d)
    if len(set(dd)) == 1:
        return seq[-1] + d[-1] + dd[0], "quadratic"
    if all(c == a + b for a, b, c in zip(seq, seq[1:], seq[2:])):
        return seq[-1] + seq[-2], "sum of two"
    return None, "unknown"


def main():
    for seq in ([3, 7, 11, 15], [2, 6, 18, 54], [1, 4, 9, 16, 25], [2, 5, 7, 12, 19], [1, 2, 4, 7, 28], [8, 4, 2]):
        value, kind = predict(seq)
        print(f"{', '.join(map(str, seq))}, ... -> {value} ({kind})")
    answers = {"Udo": 29, "Vio": 36}
    right, _ = predict([1, 4, 9, 16, 25])
    print({n: "right" if a == right else f"off by {abs(a - right)}" for n, a in answers.items()})
    print(predict([5, 5]), differences([5]))
    print(predict([7]))


main()
