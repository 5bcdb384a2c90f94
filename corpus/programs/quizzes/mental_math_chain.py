def main():
    chain = [("start", 12), ("+", 9), ("*", 3), ("-", 13), ("/", 5), ("sq", None), ("+", -1)]
    pupils = {"Ole": [12, 21, 63, 50, 10, 100, 99], "Pia": [12, 21, 62, 49, 9, 81, 80], "Rik": [12, 21, 63, 50]}
    value = None
    steps = []
    for op, n in chain:
        if op == "start":
            value = n
        elif op == "+":
            value += n
        elif op == "-":
            value -= n
        elif op == "*":
            value *= n
        elif op == "/":
            value /= n
        elif op == "sq":
            value **= 2
        steps.append(value)
    print(steps)
    for name, answers in pupils.items():
        first_error = next((i for i, (a, s) in enumerate(zip(answers, steps)) if a != s), None)
        if first_error is not None:
            op, n = chain[first_error]
            print(f"{name}: wrong at step {first_error}, {op} {n}: {answers[first_error]} instead of {steps[first_error]}")
        elif len(answers) < len(steps):
            print(f"{name}: stopped after {len(answers)} of {len(steps)}")
        else:
            print(f"{name}: all right, result {answers[-1]}")
    gaps = [b - a for a, b in zip(steps, steps[1:])]
    print("largest jump", max(gaps, key=abs), "result", int(steps[-1]))


if __name__ == "__main__":
    main()
