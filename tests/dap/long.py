def main():
    total = 0
    for i in range(100000):
        total += i * 17 % 23
    return total
