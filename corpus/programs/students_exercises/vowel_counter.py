# Exercise 3: count the vowels in each word
words = ["banana", "sky", "Apfel", "queue", "OBOE"]
vowels = "aeiou"

longest = ""
most = 0
for w in words:
    n = 0
    for c in w:
        if c.lower() in vowels:
            n = n + 1
    print(w, "has", n, "vowels")
    if n > most:
        most = n
        longest = w
print("winner:", longest)

without = ""
for w in words:
    for c in w:
        if c not in vowels:
            without = without + c
    without = without + " "
print(without)
print(len(without))
