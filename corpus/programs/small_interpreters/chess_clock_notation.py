log = "w1:10 b0:45 w2:05 b3:30 w0:20 x b1:00"

clock = {"w": 5 * 60, "b": 5 * 60}
increment = 3
moves = 0
turn = "w"

for word in log.split():
    if word == "x":
        print("-- draw offered")
        continue
    side, time = word[0], word[1:]
    if side != turn:
        print("wrong side:", word)
        break
    m, s = time.split(":")
    clock[side] -= int(m) * 60 + int(s)
    if clock[side] < 0:
        print(side, "lost on time")
        break
    clock[side] += increment
    moves += 1
    turn = "b" if turn == "w" else "w"
    print(f"{moves} {side} {clock[side] // 60}:{clock[side] % 60:02d}")
else:
    print("game goes on,", turn, "to move")

used = {side: 300 - left + increment * (moves // 2) for side, left in clock.items()}
print(used)
print("faster:", min(used, key=used.get))
