outer = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
inner = "QWERTZUIOPASDFGHJKLYXCVBNM"
message = "Meet me at 7 by the café!"

position = 3
secret = ""
for ch in message:
    up = ch.upper()
    if up in outer:
        k = (outer.index(up) + position) % 26
        new = inner[k]
        secret += new if ch.isupper() else new.lower()
        position += 1
    else:
        secret += ch

print(secret)

position = 3
plain = ""
for ch in secret:
    up = ch.upper()
    if up in inner:
        k = (inner.index(up) - position) % 26
        plain += outer[k] if ch.isupper() else outer[k].lower()
        position += 1
    else:
        plain += ch
print(plain)
print(plain == message, position)

doubles = [i for i in range(len(secret) - 1) if secret[i] == secret[i + 1]]
print("doubles at", doubles, "in the message:", [i for i in range(len(message) - 1) if message[i] == message[i + 1]])
print(len(set(secret.lower()) & set(message.lower())), "letters in common")
