def main():
    panels = {"roof": 1.8, "hood": 0.9, "trunk": 0.6}
    sun = [0.1, 0.35, 0.7, 0.95, 1.0, 0.8, 0.4, 0.0]
    battery, capacity = 2.0, 5.0
    km = 0
    log = []
    for hour, strength in enumerate(sun, start=8):
        gain = sum(panels.values()) * strength
        if battery > 3 or strength > 0.6:
            speed = 70
        elif battery > 1:
            speed = 45
        else:
            speed = 0
        use = (speed / 70) ** 2 * 2.6
        battery += gain - use
        wasted = max(0, battery - capacity)
        battery = min(max(battery, 0), capacity)
        km += speed
        log.append((hour, speed, round(battery, 2)))
        print(f"{hour:>2}h sun {strength:4.2f} {speed:>3} km/h battery {battery:.2f}" + (f" wasted {wasted:.2f}" if wasted else ""))
    print("distance", km, "km, lowest", min(log, key=lambda l: l[2]))
    stops = [h for h, s, _ in log if s == 0]
    print("stopped at", stops or "no hour")
    print(f"used {km * 2.6 / 70:.2f} kWh if all at 70")


if __name__ == "__main__":
    main()
