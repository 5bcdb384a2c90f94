#!/usr/bin/env python3
"""Times on signposts: 400 m up, 600 m down, 4 km per hour; the smaller one counts half."""


def walking_time(km: float, up: int = 0, down: int = 0) -> float:
    horizontal = km / 4
    vertical = up / 400 + down / 600
    return max(horizontal, vertical) + min(horizontal, vertical) / 2


def sign(hours: float) -> str:
    minutes = round(hours * 60 / 5) * 5
    h, m = divmod(minutes, 60)
    return f"{h}¼ h".replace("¼", {0: "", 15: "¼", 30: "½", 45: "¾"}.get(m, f".{m:02}"))


TOUR = [
    ("Alm", 3.2, 450, 20),
    ("Sattel", 1.8, 380, 0),
    ("Gipfel", 0.9, 260, 10),
    ("Tal", 6.5, 0, 1060),
]

if __name__ == "__main__":
    total = 0.0
    height = peak = 820
    for place, km, up, down in TOUR:
        t = walking_time(km, up, down)
        total += t
        height += up - down
        peak = max(peak, height)
        print(f"{place:7} {sign(t):>6}  at {height} m")
    print("total", sign(total), "highest", peak)
    back_down = walking_time(5.9, 30, 1090)
    print("same way down:", sign(back_down), "shorter" if back_down < walking_time(*TOUR[-1][1:]) else "longer")
    start = 8.25
    finish = start + total + 1.5
    print(f"back at {int(finish)}:{int(finish % 1 * 60):02}", "before dark" if finish < 17 else "in the dark")
