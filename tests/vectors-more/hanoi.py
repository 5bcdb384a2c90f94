def hanoi(n, a, b, c):
    if n == 0:
        return []
    return hanoi(n - 1, a, c, b) + [a + c] + hanoi(n - 1, b, a, c)

def main():
    return hanoi(2, "l", "m", "r")
