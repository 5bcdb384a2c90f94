from math import gcd, lcm

wheels = [("motor", 12), ("idler", 30), ("drum", 45), ("pointer", 20)]
rpm = 300.0
direction = 1

previous = None
for name, teeth in wheels:
    if previous is not None:
        rpm = rpm * previous / teeth
        direction = -direction
    arrow = ">" if direction > 0 else "<"
    print(f"{name:8}{teeth:>3} teeth {rpm:7.2f} rpm {arrow}")
    previous = teeth

a, b = wheels[0][1], wheels[2][1]
print("same teeth meet after", lcm(a, b) // a, "turns of", a, "gcd", gcd(a, b))
all_meet = 1
for _, t in wheels:
    all_meet = lcm(all_meet, t)
print("everything as before after", all_meet // wheels[0][1], "motor turns")
idle = [n for n, t in wheels[1:-1]]
print("between:", idle, "ratio end to end", wheels[0][1] / wheels[-1][1])
