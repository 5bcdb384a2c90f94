def fmt(seconds):
    seconds = round(seconds)
    h, rest = divmod(seconds, 3600)
    m, s = divmod(rest, 60)
    return f"{h}:{m:02}:{s:02}" if h else f"{m}:{s:02}"


def predict(distance, time, new_distance, exponent=1.06):
    """Riegel's formula."""
    return time * (new_distance / distance) ** exponent


def main():
    checkpoints = {5: 1490, 10: 2995, 15: 4540, 21.1: 6433}
    previous_km = previous_t = 0
    for km, t in checkpoints.items():
        pace = (t - previous_t) / (km - previous_km)
        print(f"{km:>5} km {fmt(t):>8}  {fmt(pace)}/km")
        previous_km, previous_t = km, t
    finish = predict(21.1, 6433, 42.195)
    even = 6433 * 42.195 / 21.1
    print("predicted", fmt(finish), "even", fmt(even))
    goal = 3 * 3600 + 45 * 60
    need = (goal - 6433) / (42.195 - 21.1)
    print(f"needs {fmt(need)}/km for {fmt(goal)}", "possible" if need > 290 else "too fast")
    print(fmt(59.6), fmt(3599.7), fmt(0))


main()
