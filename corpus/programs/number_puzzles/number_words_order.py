ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
TENS = ["", "", "twenty", "thirty", "forty", "fifty"]

def say(n):
    if n < 20:
        return ONES[n]
    return (TENS[n // 10] + "-" + ONES[n % 10]).rstrip("-")

numbers = [8, 3, 40, 11, 59, 2]
by_word = sorted(numbers, key=say)
print([say(n) for n in by_word])
print(by_word)

# a number leads to the length of its name
def chain(n):
    seen = [n]
    while (n := len(say(n))) not in seen:
        seen.append(n)
    return seen

for n in numbers[:4]:
    print(" -> ".join(map(str, chain(n))))
honest = [n for n in range(1, 20) if len(say(n)) == n]
print("honest:", honest)
letters = "".join(say(n) for n in range(1, 20))
print("a" in letters, letters.count("e"))
print(repr(say(0)), chain(0))
print(say(60))
