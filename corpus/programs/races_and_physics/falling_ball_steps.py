G = 9.81


def fall(height, dt=0.1, bounce=0.6):
    y, v, t = height, 0.0, 0.0
    bounces = []
    while len(bounces) < 2:
        v -= G * dt
        y += v * dt
        t += dt
        if y <= 0:
            y = 0
            v = -v * bounce
            bounces.append((round(t, 1), round(v, 2)))
    return bounces


def exact(height):
    return (2 * height / G) ** 0.5


def main():
    height = 5.0
    for dt in (0.1, 0.08):
        bounces = fall(height, dt)
        print(f"dt={dt}: {bounces}")
    first = fall(height, 0.08)[0][0]
    print(f"exact {exact(height):.3f} s, error {first - exact(height):+.3f}")
    speeds = [v for _, v in fall(height, 0.08)]
    ratios = [b / a for a, b in zip(speeds, speeds[1:])]
    print("ratios", [f"{r:.3f}" for r in ratios])
    heights = [v ** 2 / (2 * G) for v in speeds]
    print("rises to", [f"{h:.2f} m" for h in heights])
    print(fall(1.0, 0.1, bounce=1.0)[-1])


if __name__ == "__main__":
    main()
