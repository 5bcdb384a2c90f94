code = "DE-2023-04-0017-X"
print(code[:2], code[3:7], code[-1], code[-6:-2])
print(code[::-1])
print(code[::3], code[1:8:2], code[10:3:-2])
parts = code.split("-")
country, year, *middle, check = parts
print(country, year, middle, check)
print("-".join(parts[1:3]), "".join(p[0] for p in parts))
print(code[50:], repr(code[5:2]), code[-100:2])
letters = list("abcdefg")
letters[1:3] = ["X"]
print(letters)
letters[::2] = "1234"[:len(letters[::2])]
print(letters)
del letters[-2:]
letters[len(letters):] = "zz"
print("".join(letters), letters[::-2])
word = "level"
print(word == word[::-1], "ab" * 2 + "c", "-" * len(word), "eve" in word)
letters[0:4:2] = [0, 0, 0]
