def wind_chill(t, v):
    if v < 5:
        return t
    return 13.12 + 0.6215 * t - 11.37 * v ** 0.16 + 0.3965 * t * v ** 0.16


temps = range(5, -16, -5)
winds = (5, 20, 40)
print("  v\\t" + "".join(f"{t:>6}" for t in temps))
for v in winds:
    cells = [round(wind_chill(t, v)) for t in temps]
    print(f"{v:>5}" + "".join(f"{c:>6}" for c in cells))

danger = {(t, v) for t in temps for v in winds if wind_chill(t, v) < -20}
print("danger:", sorted(danger))
calm = [wind_chill(t, 0) for t in temps]
assert calm == list(temps)
worst = min(((wind_chill(t, v), t, v) for t in temps for v in winds))
print("worst %.1f at %d °C and %d km/h" % worst)
