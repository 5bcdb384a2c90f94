def cool(temp, room, k, minutes, dt=1.0):
    """Newton's law of cooling, step by step."""
    history = [temp]
    t = 0.0
    while t < minutes:
        temp -= k * (temp - room) * dt
        t += dt
        history.append(temp)
    return history


def add_milk(temp, amount=0.2, milk=7.0):
    return (temp + amount * milk) / (1 + amount)


early = cool(add_milk(90), 20, 0.05, 10)
late = add_milk(cool(90, 20, 0.05, 10)[-1])
print(f"milk first: {early[-1]:.2f}, milk later: {late:.2f}")

drinkable = next(i for i, t in enumerate(cool(90, 20, 0.05, 30)) if t <= 60)
print("drinkable after", drinkable, "minutes")

for dt in (1.0, 0.5, 2.5):
    h = cool(90, 20, 0.05, 10, dt)
    print(f"dt={dt}: {len(h) - 1} steps, {h[-1]:.3f}")
tea = cool(95, 21, k=0.04, minutes=3)
print([round(t, 1) for t in tea])
