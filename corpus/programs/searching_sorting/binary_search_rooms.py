def find_room(rooms, number):
    low, high = 0, len(rooms) - 1
    looked = []
    while low <= high:
        middle = (low + high) // 2
        looked.append(rooms[middle]["number"])
        if rooms[middle]["number"] == number:
            return rooms[middle], looked
        if rooms[middle]["number"] < number:
            low = middle + 1
        else:
            high = middle - 1
    return None, looked


hotel = [
    {"number": 101, "beds": 2, "guest": "Ito"},
    {"number": 104, "beds": 1, "guest": None},
    {"number": 210, "beds": 2, "guest": None},
    {"number": 215, "beds": 3, "guest": "Moreau"},
    {"number": 302, "beds": 4, "guest": "Sato"},
]

for n in (215, 101, 103):
    room, looked = find_room(hotel, n)
    who = room and (room["guest"] or "free")
    print(n, who, "looked at", looked)

hotel.append({"number": 99, "beds": 1, "guest": "porter"})
print(find_room(hotel, 99))
hotel.sort(key=lambda r: r["number"])
print(find_room(hotel, 99)[0]["guest"])
