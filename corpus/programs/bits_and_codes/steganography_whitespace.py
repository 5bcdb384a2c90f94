def hide(text, secret):
    bits = "".join(f"{ord(ch):08b}" for ch in secret)
    words = text.split(" ")
    if len(words) - 1 < len(bits):
        raise ValueError(f"text too short: {len(words) - 1} gaps for {len(bits)} bits")
    out = words[0]
    for i, word in enumerate(words[1:]):
        gap = "  " if i < len(bits) and bits[i] == "1" else " "
        out += gap + word
    return out


def find(text):
    bits = ""
    i = 0
    while i < len(text):
        if text[i] == " ":
            if i + 1 < len(text) and text[i + 1] == " ":
                bits += "1"
                i += 1
            else:
                bits += "0"
        i += 1
    letters = [chr(int(bits[k:k + 8], 2)) for k in range(0, len(bits) - 7, 8)]
    return "".join(letters).rstrip("\0")


letter = "Dear aunt, we are all well and the cat is fat; do come and see us on a sunny day"
sent = hide(letter, "Hi")
print(sent)
print(find(sent), repr(find(letter)))
print(len(sent) - len(letter), "extra blanks")
try:
    hide("too few words here", "x")
except ValueError as e:
    print(e)
print(" ".join(sent.split()) == letter)
