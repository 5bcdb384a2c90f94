counts = {"upper": 0, "lower": 0, "digit": 0, "space": 0, "other": 0}
message = "Meet me at Gate 14B, NOT 12A -- bring 3 Bags!"

i = 0
while i < len(message):
    c = message[i]
    if c.isupper():
        counts["upper"] = counts["upper"] + 1
    elif c.islower():
        counts["lower"] = counts["lower"] + 1
    elif c.isdigit():
        counts["digit"] = counts["digit"] + 1
    elif c == " ":
        counts["space"] = counts["space"] + 1
    else:
        counts["other"] = counts["other"] + 1
    i = i + 1

total = 0
for key in counts:
    print(key + ": " + str(counts[key]))
    total = total + counts[key]
print("sum is right: " + str(total == len(message)))
shouting = counts["upper"] > counts["lower"]
if shouting:
    print("STOP SHOUTING")
else:
    print("polite, {:.0%} capitals".format(counts["upper"] / (counts["upper"] + counts["lower"])))
