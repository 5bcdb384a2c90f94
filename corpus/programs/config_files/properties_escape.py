def escape(s):
    out = ""
    for c in s:
        if c == "\n":
            out += "\\n"
        elif c in "=:#\\":
            out += "\\" + c
        elif ord(c) > 126:
            out += "\\u%04x" % ord(c)
        else:
            out += c
    return out

def unescape(s):
    out = ""
    it = iter(s)
    for c in it:
        if c != "\\":
            out += c
            continue
        n = next(it)
        if n == "n":
            out += "\n"
        elif n == "u":
            out += chr(int("".join(next(it) for _ in range(4)), 16))
        else:
            out += n
    return out

values = {"greeting": "Grüß Gott", "path": "C:\\temp", "note": "a=b\n#2", "plain": "ok"}
lines = [escape(k) + "=" + escape(v) for k, v in values.items()]
for l in lines:
    print(l)
back = {}
for l in lines:
    k, v = l.split("=", 1)
    back[unescape(k)] = unescape(v)
print(back == values)
print([len(escape(v)) - len(v) for v in values.values()])
print(unescape(escape("€")), repr(unescape("tab\\x")))
try:
    unescape("bad\\u12")
except (RuntimeError, StopIteration) as e:
    print(type(e).__name__)
