from bisect import bisect_right

ROUTINES = {
    "baker": [(4, "bakery"), (12, "market"), (18, "home")],
    "guard": [(0, "gate"), (8, "home"), (20, "gate")],
    "bard": [(10, "market"), (19, "tavern"), (23, "home")],
}


def where(npc, hour):
    times = [h for h, _ in ROUTINES[npc]]
    i = bisect_right(times, hour) - 1
    return ROUTINES[npc][i][1]


def meetings(place):
    for hour in range(8, 21):
        present = [n for n in ROUTINES if where(n, hour) == place]
        if len(present) > 1:
            yield hour, present


if __name__ == "__main__":
    for hour in (2, 9, 12, 19, 23):
        print(f"{hour:02}:00", {n: where(n, hour) for n in ROUTINES})
    together = list(meetings("market"))
    print("market:", together[0][0], "to", together[-1][0] + 1, together[0][1])
