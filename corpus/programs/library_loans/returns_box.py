box = ["B7", "A2", "C9", "A2", "X1", "B7", "B7"]
loaned = {"A2": "Lina", "B7": "Marc", "C9": "Nele", "D4": "Lina"}

done = []
problems = []
while box:
    code = box.pop()
    if code in loaned:
        who = loaned.pop(code)
        done.append((code, who))
    elif code in [c for c, _ in done]:
        problems.append(code + " scanned twice")
    else:
        problems.append(code + " is not ours")

print("done:", done)
for p in problems:
    print("problem:", p)
print("still out:", loaned)

thanks = {}
for code, who in done:
    thanks[who] = thanks.get(who, "") + code + " "
for who in sorted(thanks):
    text = thanks[who].strip()
    n = len(text.split(" "))
    print("Thank you", who, "for", n, "book" if n == 1 else "books", "(" + text + ")")
open_members = set(loaned.values())
print(open_members & set(thanks), len(done) + len(loaned))
