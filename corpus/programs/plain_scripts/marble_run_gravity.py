# simulate a marble, step by step
g = 9.81
dt = 0.1
height = 2.0
speed = 0.0
bounces = []
t = 0.0

while len(bounces) < 3 and t < 5:
    speed -= g * dt
    height += speed * dt
    t += dt
    if height < 0:
        height = 0.0
        speed = -speed * 0.6
        bounces.append((round(t, 1), round(speed, 2)))

for when, v in bounces:
    top = v ** 2 / (2 * g)
    print(f"bounce at {when} s, up with {v} m/s to {top:.2f} m")

ratios = []
for (_, a), (_, b) in zip(bounces, bounces[1:]):
    ratios.append(round(b / a, 2))
print("ratios", ratios)
exact = (2 * 2.0 / g) ** 0.5
print("first bounce should be at %.3f, error %.0f %%" % (exact, 100 * (bounces[0][0] - exact) / exact))
print(t == round(t, 1), t)
