inch = 0
step = 3
widest = 0
while True:
    cm = inch * 2.54
    text = f"{inch:>3} in = {cm:6.2f} cm"
    if inch and not inch % 12:
        text += f" = {inch // 12} ft"
    print(text)
    widest = max(widest, len(text))
    inch += step
    if inch > 12:
        step = 6
    if cm > 45:
        break
print("-" * widest)
feet, inches = divmod(71, 12)
print(f"{feet}'{inches}\" is {(feet * 12 + inches) * 2.54 / 100:.2f} m")
