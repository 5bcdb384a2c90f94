def brackets(n, opened=0, text=""):
    if n == 0 and opened == 0:
        return [text]
    found = []
    if n:
        found += brackets(n - 1, opened + 1, text + "(")
    if opened:
        found += brackets(n, opened - 1, text + ")")
    return found


def deepest(text):
    level = most = 0
    for c in text:
        level += 1 if c == "(" else -1
        most = max(most, level)
    return most


for n in (1, 2):
    all_of_them = brackets(n)
    print(n, len(all_of_them), all_of_them[-1])
print(max(brackets(2), key=deepest), [deepest(b) for b in brackets(2)])
