cars = [[0.0, 2.0, 1.0], [10.0, -1.0, 3.0]]
log = []
t = 0.0
dt = 0.5

while t < 8:
    t += dt
    for car in cars:
        car[0] += car[1] * dt
        if car[0] < 0 or car[0] > 12:
            car[1] = -car[1]
            car[0] = max(0, min(12, car[0]))
            log.append((t, "wall"))
    (x1, v1, m1), (x2, v2, m2) = cars
    if x1 >= x2 and v1 > v2:
        cars[0][1] = ((m1 - m2) * v1 + 2 * m2 * v2) / (m1 + m2)
        cars[1][1] = ((m2 - m1) * v2 + 2 * m1 * v1) / (m1 + m2)
        log.append((t, "crash"))
        print(f"crash at {t}: {v1:+.2f} {v2:+.2f} -> {cars[0][1]:+.2f} {cars[1][1]:+.2f}")

momentum = sum(v * m for _, v, m in cars)
energy = sum(0.5 * m * v * v for _, v, m in cars)
print("momentum", round(momentum, 3), "energy", round(energy, 3))
print(log)
print("positions", [round(c[0], 2) for c in cars])
