clues = [
    [2, 4, 1, 1, "one correct, right place"],
]
count = 0
solutions = []
for a in range(1, 6):
    for b in range(1, 6):
        if a == b:
            continue
        c = 9 - a - b
        if c < 1 or c > 5:
            continue
        if c == a or c == b:
            continue
        count += 1
        if a < b < c:
            solutions.append(str(a) + str(b) + str(c))
print(count, "codes with sum 9")
print("rising:", solutions)

# narrow down with a clue
code = solutions[0]
for s in solutions:
    even = 0
    for digit in s:
        if int(digit) % 2 == 0:
            even += 1
    print(s, "has", even, "even digits")
    if even == 2:
        code = s
print("try", code)

tries = 0
secret = 432
guess = 999
while guess != secret:
    tries += 1
    if guess > secret:
        guess = guess - 100
        if guess < secret:
            guess = guess + 9
    else:
        guess = guess + 4
    if tries == 50:
        print("giving up at", guess)
        break
else:
    print("open after", tries)
print(clues[0][-1], len(clues))
