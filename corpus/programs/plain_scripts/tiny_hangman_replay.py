secret = "banana"
shown = ["_"] * len(secret)
wrong = []
for letter in "eanxbz":
    if letter in secret:
        for i, c in enumerate(secret):
            if c == letter:
                shown[i] = c
    else:
        wrong.append(letter)
    print(letter, " ".join(shown), "".join(wrong))
    if "_" not in shown:
        print("solved with", 5 - len(wrong), "lives")
        break
    if len(wrong) == 5:
        print("hanged")
        break
else:
    print("given up")
