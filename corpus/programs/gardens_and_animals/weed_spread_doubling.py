garden = 40.0
weeds = 1.5
week = 0
record = []

while weeds < garden and week < 12:
    week += 1
    weeds = weeds * 1.6
    if week % 3 == 0:
        pulled = min(weeds, 4)
        weeds = weeds - pulled
        note = "pulled %.1f" % pulled
    else:
        note = ""
    record.append(round(weeds, 2))
    print("week %2d: %6.2f m2 %s" % (week, weeds, note))

if weeds >= garden:
    print("the garden is lost in week", week)
else:
    print("share:", round(weeds / garden * 100), "%")
print("smallest", min(record), "largest", max(record))
up = [b > a for a, b in zip(record, record[1:])]
print("".join("+" if u else "-" for u in up))
