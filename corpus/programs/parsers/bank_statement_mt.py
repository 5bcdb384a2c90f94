statement = """:20:REF4711
:25:10020030/1234567
:60F:C240101EUR1500,00
:61:240103D45,90NMSC
:86:Stadtwerke
:61:240105C2000,00NTRF
:86:Gehalt
:61:240105D0,99NMSC
:86:App Store
:62F:C240105EUR3453,11"""

def amount(text):
    return float(text.replace(",", "."))

opening = closing = None
bookings = []
for line in statement.split("\n"):
    _, tag, content = line.split(":", 2)
    if tag == "60F":
        opening = amount(content[10:]) * (1 if content[0] == "C" else -1)
    elif tag == "62F":
        closing = amount(content[10:]) * (1 if content[0] == "C" else -1)
    elif tag == "61":
        sign = 1 if content[6] == "C" else -1
        number = content[7:content.index("N")]
        bookings.append([content[:6], sign * amount(number), ""])
    elif tag == "86":
        bookings[-1][2] = content

balance = opening
for day, value, text in bookings:
    balance += value
    print(f"{day[4:]}.{day[2:4]}.20{day[:2]} {value:>9.2f} {balance:>9.2f} {text}")

print("closing", closing, "calculated", balance)
print("ok" if abs(closing - balance) < 0.005 else "difference", closing == balance)
spent = [b for b in bookings if b[1] < 0]
print(min(spent, key=lambda b: b[1])[2], round(sum(b[1] for b in spent), 2))
