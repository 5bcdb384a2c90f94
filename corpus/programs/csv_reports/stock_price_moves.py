prices = """day,close
1,101.2
2,103.9
3,103.9
4,99.5
5,100.1
6,107.0"""

closes = [float(line.split(",")[1]) for line in prices.splitlines()[1:]]


def moves(values):
    result = []
    for i in range(len(values)):
        result.append(values[i] - values[i - 1])
    return result


def streaks(signs):
    runs = []
    for s in signs:
        if runs and runs[-1][0] == s:
            runs[-1][1] += 1
        else:
            runs.append([s, 1])
    return runs


m = moves(closes)
print([round(x, 1) for x in m])
signs = ["+" if x > 0 else "-" if x < 0 else "=" for x in m]
print("".join(signs))
print(streaks(signs))
biggest = max(m, key=abs)
print(f"biggest move {biggest:+.1f} on day {m.index(biggest) + 1}")
sma = [round(sum(closes[i:i + 3]) / 3, 2) for i in range(len(closes) - 2)]
print(sma, sma == sorted(sma))
