A = ord("a")


def autokey(text, primer):
    key = primer + text
    out = ""
    for t, k in zip(text, key):
        out += chr((ord(t) - A + ord(k) - A) % 26 + A)
    return out


def unautokey(text, primer):
    key = list(primer)
    out = ""
    for i, c in enumerate(text):
        p = chr((ord(c) - ord(key[i])) % 26 + A)
        out += p
        key.append(p)
    return out


hidden = autokey("meetatthefountain", "kilt")
print(hidden)
print(unautokey(hidden, "kilt"))
typo = hidden[:4] + "z" + hidden[5:]
damaged = unautokey(typo, "kilt")
print(damaged)
wrong = [i for i, (a, b) in enumerate(zip(damaged, "meetatthefountain")) if a != b]
print(wrong, "every", wrong[1] - wrong[0])
print(autokey("aaaa", "b"), unautokey(autokey("zoo", "longkey"), "longkey"))
print(unautokey("xyz", ""))
