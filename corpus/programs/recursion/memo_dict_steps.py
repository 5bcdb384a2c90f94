calls = 0
memo = {}


def climb(n, steps=(1, 2, 3)):
    global calls
    calls += 1
    if n in memo:
        return memo[n]
    if n == 0:
        return 1
    total = sum(climb(n - s, steps) for s in steps if s <= n)
    memo[n] = total
    return total


print(climb(4), calls)
print(climb(6), calls, memo)
print(climb(3, steps=(1,)), "is wrong: the memo knows other steps")
memo.clear()
calls = 0
print(climb(3, steps=(1,)), calls)
