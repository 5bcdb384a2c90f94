"""Find the hours in which the boat can leave the harbour."""
import math

heights = []
for hour in range(0, 24, 2):
    h = 2.5 + 1.8 * math.sin((hour - 1) * math.pi / 6.2)
    heights.append((hour, round(h, 1)))

draught = 2.9
windows = []
start = None
for hour, h in heights:
    if h >= draught and start is None:
        start = hour
    elif h < draught and start is not None:
        windows.append((start, hour))
        start = None

for a, b in windows:
    print(f"leave between {a:02d}h and {b:02d}h")
print(len(windows), "window(s)")
high = max(heights, key=lambda t: t[1])
low = min(heights, key=lambda t: t[1])
print("high water %sm at %s, low %sm at %s" % (high[1], high[0], low[1], low[0]))
chart = "".join("^" if h >= draught else "_" for _, h in heights)
print(chart)
