start = 12298
end = 12330

palindromes = []
steps = []
repeats = []
for km in range(start, end):
    text = str(km)
    if text == text[::-1]:
        palindromes.append(km)
    digits = [int(d) for d in text]
    if all(b - a == 1 for a, b in zip(digits, digits[1:])):
        steps.append(km)
    if len(set(text)) == 3 and text.count("2") == 2:
        repeats.append(km)

print("palindromes:", palindromes)
print("steps:", steps or "none")
print("with two 2s and three digits:", len(repeats), repeats[:3])
next_round = -(-end // 1000) * 1000
print("next round number in", next_round - end, "km")
fuel, price = 6.4, 1.859
cost = (end - start) * fuel / 100 * price
print("that cost %.2f" % cost)
print(f"{start:,} to {end:,}".replace(",", " "))
del repeats[3:]
print(len(repeats), sum(repeats) % 9, max(palindromes + steps))
