#!/usr/bin/env python3
# scoring track with 50 fields, like in the big euro games
TRACK = 50
LAP_BONUS = 5
score = {}
laps = {}


def add_points(color, points):
    global score
    if color not in score:
        score[color] = 0
        laps[color] = 0
    before = score[color] // TRACK
    score[color] += points
    after = score[color] // TRACK
    if after > before:
        laps[color] += 1
        score[color] += LAP_BONUS


add_points("yellow", 24)
add_points("purple", 41)
add_points("yellow", 30)
add_points("purple", 7)
add_points("purple", -3)
add_points("yellow", 0)
for color in sorted(score):
    lap, field = divmod(score[color], TRACK)
    print("%-8s lap %d field %2d (total %d)" % (color, lap, field, score[color]))
order = sorted(score.items(), key=lambda kv: kv[1] % TRACK)
print("last on the track:", order[0][0])
