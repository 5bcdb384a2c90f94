KEYS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}
PRESS = {ch: (key, n + 1) for key, letters in KEYS.items() for n, ch in enumerate(letters)}


def multitap(text):
    out = ""
    for ch in text.lower():
        key, times = PRESS[ch]
        if out.endswith(key):
            out += " "
        out += key * times
    return out


def from_multitap(code):
    text = ""
    run = ""
    for k in code + " ":
        if run and k != run[0]:
            text += KEYS[run[0]][len(run) - 1]
            run = ""
        if k != " ":
            run += k
    return text


def t9(word):
    return "".join(PRESS[ch][0] for ch in word)


words = ["good", "home", "gone", "hood", "tea", "vat"]
index = {}
for w in words:
    index.setdefault(t9(w), []).append(w)

print(multitap("cab no"), "|", from_multitap(multitap("cab no")))
print({code: ws for code, ws in index.items() if len(ws) > 1})
for word in words[:3]:
    code, taps = t9(word), len(multitap(word).replace(" ", ""))
    print(word, code, f"{taps} taps, {taps - len(code)} saved")
print(from_multitap("7777 777"))
