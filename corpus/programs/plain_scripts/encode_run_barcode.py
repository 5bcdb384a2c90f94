CODES = ["0001101", "0011001", "0010011", "0111101", "0100011"]
text = "40213"

bars = "101"
for c in text:
    n = int(c)
    bars += CODES[n]
bars += "101"
print(bars.replace("1", "█").replace("0", " "))
print(len(bars), bars.count("1"))

runs = []
last = ""
for b in bars:
    if b == last:
        runs[-1] += 1
    else:
        runs.append(1)
        last = b
print(runs, sum(runs) == len(bars), max(runs))

middle = bars[3:-3]
decoded = ""
for i in range(0, len(middle), 7):
    chunk = middle[i:i + 7]
    decoded += str(CODES.index(chunk)) if chunk in CODES else "?"
print(decoded, decoded == text)

mirrored = middle[::-1]
backwards = [mirrored[i:i + 7] in CODES for i in range(0, len(mirrored), 7)]
print("upside down:", backwards.count(True), "readable digits")
damaged = middle[:10] + "1" + middle[11:]
wrong = [i // 7 for i in range(len(middle)) if middle[i] != damaged[i]]
print("damaged digit", wrong)
