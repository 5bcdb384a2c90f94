films = {"Alien": 117, "Amélie": 122, "Up": 96, "Heat": 170}
ADS, CLEAN = 15, 20

def programme(titles, opens=(14, 0), closes=(24, 0)):
    clock = opens[0] * 60 + opens[1]
    limit = closes[0] * 60 + closes[1]
    shown = []
    for title in titles:
        end = clock + ADS + films[title]
        if end > limit:
            print("no time for", title)
            break
        shown.append((f"{clock // 60}:{clock % 60:02d}", title))
        clock = end + CLEAN
        clock += -clock % 5
    return shown

hall1 = programme(["Up", "Alien", "Amélie", "Heat"])
hall2 = programme(["Heat", "Up", "Up"], opens=(15, 30))
for number, hall in enumerate((hall1, hall2), 1):
    print(f"Hall {number}")
    for time, title in hall:
        print(f"   {time}  {title}")
print("evening:", [t for time, t in hall1 + hall2 if time >= "18:00"])
hall3 = programme(["Jaws"])
print(hall3)
