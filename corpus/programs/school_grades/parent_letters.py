LETTER = """Dear parents of {name},
{name} scored {points} of {maximum} points ({share:.0%}).
{comment}
"""


def comment(share, improved):
    text = "Well done!" if share >= 0.8 else "Please practise more." if share < 0.5 else "A solid result."
    if improved:
        text += f" That is {improved:+.0%} since the last test."
    return text


last = {"Juna": 0.45, "Karl": 0.9}
now = [("Juna", 21), ("Karl", 17), ("Liv", 25)]
maximum = 30

letters = []
for name, points in now:
    share = points / maximum
    change = share - last[name] if name in last else 0
    letters.append(LETTER.format(name=name, points=points, maximum=maximum, share=share, comment=comment(share, change)))

print("\n".join(letters))
print(sum(len(l) for l in letters), "characters")
shortest = min(letters, key=len)
print(shortest.split("\n")[0])
words = {w for l in letters for w in l.split()}
print(len(words), "Karl" in words, "{name}" in words)
