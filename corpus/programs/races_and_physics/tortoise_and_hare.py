hare_pos = 0
tortoise_pos = 0
minute = 0
goal = 60
asleep = 0
story = []

while hare_pos < goal and tortoise_pos < goal:
    minute += 1
    tortoise_pos += 2
    if asleep > 0:
        asleep -= 1
        if asleep == 0:
            story.append("wakes up at " + str(minute))
    else:
        hare_pos += 8
        if hare_pos - tortoise_pos > 15:
            asleep = 12
            story.append("sleeps at " + str(minute))
    if minute % 6 == 0:
        print("%3d  hare %2d  tortoise %2d" % (minute, hare_pos, tortoise_pos))

print("; ".join(story))
if hare_pos >= goal and tortoise_pos >= goal:
    print("dead heat")
elif hare_pos >= goal:
    print("hare wins after", minute)
else:
    print("tortoise wins after", minute)
track = ["."] * (goal // 4 + 4)
track[hare_pos // 4] = "H"
track[tortoise_pos // 4] = "T"
print("".join(track))
