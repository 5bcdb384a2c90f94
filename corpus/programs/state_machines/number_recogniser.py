def kind(c):
    if c.isdigit(): return "d"
    if c in "+-": return "s"
    return c

DFA = {
    "start": {"d": "int", "s": "sign", ".": "dot"},
    "sign":  {"d": "int", ".": "dot"},
    "int":   {"d": "int", ".": "frac", "e": "exp"},
    "dot":   {"d": "frac"},
    "frac":  {"d": "frac", "e": "exp"},
    "exp":   {"d": "power", "s": "expsign"},
    "expsign": {"d": "power"},
    "power": {"d": "power"},
}
ACCEPT = {"int", "frac", "power"}

def accepts(word):
    q = "start"
    for c in word:
        q = DFA[q].get(kind(c))
        if q is None:
            return False
    return q in ACCEPT

for w in ["42", "-3.5", "1e9", ".5", "2.", "+", "1e", "6.02e+23", "0x1F"]:
    mine = accepts(w)
    try:
        float(w)
        pythons = True
    except ValueError:
        pythons = False
    print(w.ljust(9), mine, "" if mine == pythons else "<-- differs")
