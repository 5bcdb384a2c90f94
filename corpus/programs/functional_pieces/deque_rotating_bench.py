from collections import deque

bench = deque(["Ann", "Bob", "Cy"], maxlen=4)
bench.append("Dee")
bench.append("Eve")         # Ann falls off
print(list(bench))
bench.rotate(1)
print(bench[0], bench[-1])
bench.appendleft("Fay")     # now the last one falls off
print(list(bench), len(bench) == bench.maxlen)
bench.rotate(-2)
bench.extendleft("xy")
print(list(bench))
first, *_, last = bench
print(first, last, bench.index("x"))
bench.remove("x")
print(bench.pop(), bench.popleft(), list(bench))
try:
    while True:
        bench.pop()
except IndexError as e:
    print(e)
