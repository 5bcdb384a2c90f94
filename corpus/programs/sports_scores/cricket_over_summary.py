over_list = ["1 . 4 W . 2", "6 1 wd . 1 1 nb4", ". . W W . ."]
total = 0
wickets = 0
extras = 0
for number, over in enumerate(over_list, start=1):
    runs = 0
    balls = 0
    for ball in over.split():
        if ball == "W":
            wickets += 1
            balls += 1
        elif ball == "wd":
            runs += 1
            extras += 1
        elif ball.startswith("nb"):
            runs += 1 + int(ball[2:] or 0)
            extras += 1
        elif ball == ".":
            balls += 1
        else:
            runs += int(ball)
            balls += 1
    total += runs
    note = " (maiden)" if runs == 0 else ""
    print(f"over {number}: {runs} runs off {balls} balls, {total}/{wickets}{note}")

overs = len(over_list)
print(f"run rate {total / overs:.2f}, extras {extras}")
target = 24
need = target - total
print(f"need {need} from {(5 - overs) * 6} balls" if need > 0 else "won")
