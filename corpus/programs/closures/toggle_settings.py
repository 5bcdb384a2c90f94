def toggle(*states):
    i = 0
    def press(back=False):
        nonlocal i
        i = (i - 1 if back else i + 1) % len(states)
        return states[i]
    def peek():
        return states[i]
    press.peek = peek
    return press


fan = toggle("off", "low", "high")
mute = toggle(False, True)
wind = toggle("N", "E", "S", "W")

presses = [fan, mute, fan, wind, fan, mute, fan]
for p in presses:
    p()
print(fan.peek(), mute.peek(), wind.peek())
print(wind(back=True), wind(True), wind())

remote = {"1": fan, "2": mute, "3": wind}
code = "1123x3"
shown = []
for c in code:
    if c not in remote:
        shown.append("?")
        continue
    shown.append(str(remote[c]()))
print(" ".join(shown))
settings = {k: f.peek() for k, f in remote.items()}
print(settings)
