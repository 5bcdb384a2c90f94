gold = 25
offer = 3
mood = -2
guard = "Gnash"
lines = []

while True:
    if offer > gold:
        lines.append("You have no more gold.")
        passed = False
        break
    mood += offer // 3
    lines.append(f"You offer {offer}. {guard} {'grins' if mood > 0 else 'growls'}.")
    if mood >= 3:
        gold -= offer
        passed = True
        break
    offer += 4

print("\n".join(lines))
print("passed" if passed else "stopped", "with", gold, "gold")
asked = len([l for l in lines if l.startswith("You offer")])
print("offers:", asked, "last:", offer)
if passed and gold < 10:
    print("That was expensive!")
elif passed:
    print("Worth it.")
