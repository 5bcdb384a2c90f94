def mecard(name, tel=None, email=None, *notes):
    parts = [f"N:{name}"]
    if tel:
        parts.append(f"TEL:{tel}")
    if email:
        parts.append(f"EMAIL:{email}")
    for note in notes:
        parts.append("NOTE:" + note.replace(";", r"\;"))
    return "MECARD:" + ";".join(parts) + ";;"


def checksum(payload):
    value = 0
    for ch in payload:
        value = (value << 1 ^ ord(ch)) & 0xFFFF
    return value


first = mecard("Suárez,Pilar", "+34600", None, "call; then text")
second = mecard("Pilar", email="p@s.test")
third = mecard("Pilar", *["+34600", "p@s.test"], "one", "two")
for payload in (first, second, third):
    print(f"{len(payload):>3} {checksum(payload):04x} {payload}")

fields = second.removeprefix("MECARD:").rstrip(";").split(";")
record = dict(f.split(":", 1) for f in fields)
print(record)
print(checksum(first) == checksum(first[::-1]))
print(checksum("") or "empty")
