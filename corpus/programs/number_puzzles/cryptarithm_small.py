from itertools import permutations


def solve(first, second, result):
    letters = sorted(set(first + second + result))
    for digits in permutations(range(1, 5), len(letters)):
        table = dict(zip(letters, digits))
        a, b, c = (int("".join(str(table[ch]) for ch in word)) for word in (first, second, result))
        if a + b == c:
            yield table, f"{a} + {b} = {c}"


found = list(solve("AB", "A", "BA"))
print(len(found), "solutions")
for table, text in solve("A", "B", "C"):
    print(text, table)
    break
riddles = [("A", "A", "B"), ("AB", "BA", "CC")]
for riddle in riddles:
    answers = [text for _, text in solve(*riddle)]
    print("{} + {} = {}: ".format(*riddle) + ("; ".join(answers) or "none"))
