patterns = {"Roter Sand": [1, 3], "Skagen": [1, 1, 1, 5], "Fastnet": [2, 8]}
window = 12

for name, seconds in patterns.items():
    light = ""
    on = True
    i = 0
    while len(light) < window:
        light += ("*" if on else ".") * seconds[i % len(seconds)]
        on = not on
        i += 1
    light = light[:window]
    print(f"{name:<11}{light} {light.count('*')} s of light")

codes = {}
for name, seconds in patterns.items():
    pairs = list(zip(seconds[::2], seconds[1::2]))
    period = sum(seconds)
    flashes = len(pairs)
    codes[name] = f"Fl({flashes}) {period}s" if flashes > 1 else f"Fl {period}s"
print(codes)

seen = "Fl 4s"
match = [n for n, c in codes.items() if c == seen]
print("seen", seen, "so it is", match[0] if match else "unknown")
both = [s for s in range(1, 41) if all(s % sum(p) == 0 for p in patterns.values())]
print("all start together after", both[0] if both else "more than 40", "s")
