TREE = "?ETIANMSURWDKGOHVF?L?PJBXCYZQ??"

def decode(signal):
    word, node = "", 0
    for mark in signal + " ":
        if mark == ".":
            node = 2 * node + 1
        elif mark == "-":
            node = 2 * node + 2
        elif mark == " ":
            if node:
                word += TREE[node]
            node = 0
        elif mark == "/":
            word += " "
    return word

def encode(text):
    codes = []
    for ch in text.upper():
        if ch == " ":
            codes.append("/")
            continue
        n = TREE.index(ch)
        code = ""
        while n > 0:
            code = (".-"[n % 2 == 0]) + code
            n = (n - 1) // 2
        codes.append(code)
    return " ".join(codes)

message = "Tea at six"
sent = encode(message)
print(sent)
print(decode(sent))
assert decode(sent) == message.upper()
print(decode("... --- ..."))
print(encode("SOS 1"))
