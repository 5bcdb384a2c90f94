names = ["Søren", "Anaïs", "Bob", "Zoë"]
vowels = set("aeiouäöüïëéø")


def lucky(name):
    total = 0
    for ch in name.lower():
        if ch in vowels:
            total += 3
        else:
            total += ord(ch) % 9
    while total > 9:
        total = sum(map(int, str(total)))
    return total


numbers = {n: lucky(n) for n in names}
for n in names:
    others = [m for m in names if m is not n and numbers[m] == numbers[n]]
    print(n.ljust(6), numbers[n], "same as " + " and ".join(others) if others else "alone")

today = 26
luckiest = min(names, key=lambda n: (abs(numbers[n] - today % 10), n))
print("today:", luckiest)
print("even:", [n for n in names if not numbers[n] & 1])
