"""What the recorders are measured on. No comprehensions: the plain recorder sees those differently on each Python."""


def few(n):
    total = 0
    i = 0
    while i < n:
        if i % 3 == 0:
            total += i
        i += 1
    return total


def step(x, y):
    z = x * y
    return z + 1


def calls(n):
    s = 0
    for i in range(n):
        s = step(i, s % 7)
    return s


def atoms(n):
    a = 1
    b = 2
    c = "x"
    d = 3.5
    e = None
    f = True
    g = "hello"
    h = 10
    i = 0
    while i < n:
        a = a + b
        if a > 1000:
            a = 1
        b = (b * 3) % 17
        g = "even" if i % 2 else "odd"
        h = h ^ i
        d = d + 0.5
        f = not f
        i += 1
    return a, c, e


def containers(n):
    xs = [3, 1, 2, 5, 8, 13]
    names = ["tea", "milk", "jam", "bread"]
    seen = {"tea": 1, "milk": 4}
    grid = [[0, 1, 2], [2, 3, 4]]
    pair = (1, 2)
    count = 0
    best = 0
    word = "abc"
    flag = False
    left = n
    while left:
        left -= 1
        xs[left % 3] = left % 10
        if xs[0] > best:
            best = xs[0]
        seen["tea"] = count % 5
        grid[left % 2][0] = best
        count += 1
        flag = not flag
        word = names[left % 3]
        if flag:
            best = best - 1
        else:
            best = best + 1
    return best, pair, word


def mutating(n):
    """Nearly every line changes a container: the least there is to gain."""
    stack = []
    counts = {}
    order = [5, 3, 8, 1]
    rows = [[1, 2], [3, 4], [5, 6]]
    log = ["start"]
    a = b = c = d = e = 0
    for i in range(n):
        stack.append(i % 7)
        if len(stack) > 6:
            stack.pop(0)
        counts[i % 5] = counts.get(i % 5, 0) + 1
        order.append(order.pop(0))
        rows[i % 3].reverse()
        log[0] = str(i % 9)
    return a, b, c, d, e
