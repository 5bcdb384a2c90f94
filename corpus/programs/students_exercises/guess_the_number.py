secret = 37
guesses = [50, 25, 38, 36, 37, 40]

low = 1
high = 100
tries = 0
found = False
while not found and tries < len(guesses):
    g = guesses[tries]
    tries += 1
    if g < low or g > high:
        print(g, "- that is silly")
        continue
    if g < secret:
        print(g, "is too low")
        low = g + 1
    elif g > secret:
        print(g, "is too high")
        high = g - 1
    else:
        found = True
        print("yes!", g)
    print("   between", low, "and", high)

if found:
    print("you needed", tries, "tries")
    if tries <= 4:
        print("great")
    else:
        print("ok")
else:
    print("it was", secret)

# the computer plays
a, b, n = 1, 100, 0
while True:
    mid = (a + b) // 2
    n += 1
    if mid == secret:
        break
    if mid < secret:
        a = mid + 1
    else:
        b = mid - 1
print("computer:", n)
