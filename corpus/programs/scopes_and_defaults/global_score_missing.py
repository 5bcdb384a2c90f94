score = 0
lives = 3
best = {"name": "?", "points": 0}


def win(points):
    global score
    score += points
    if score > best["points"]:
        best["points"] = score      # no global needed: nothing is assigned to the name
        best["name"] = player


def lose():
    lives = lives - 1
    return lives


player = "Kim"
win(10)
win(5)
print(score, best)
try:
    lose()
except UnboundLocalError as e:
    print("UnboundLocalError")
player = "Lou"
score = 3
win(4)
print(score, lives, best)
