def main():
    rooms = {"hall": ("creaking", 1), "attic": ("whisper", 4), "cellar": ("rattle", 3), "library": ("silence", 0)}
    visitors = {"Dora": 6, "Egbert": 4, "Fips": 9}
    tour = ["hall", "library", "cellar", "attic", "hall"]
    fled = {}
    for who, courage in visitors.items():
        seen = set()
        for n, room in enumerate(tour, 1):
            noise, fright = rooms[room]
            if room in seen:
                fright //= 2
            seen.add(room)
            courage -= fright
            if courage <= 0:
                fled[who] = (n, noise)
                break
        else:
            print(f"{who} gets through with courage {courage}")
    for who, (n, noise) in sorted(fled.items(), key=lambda f: f[1]):
        print(f"{who} flees in room {n} from the {noise}")
    total = sum(f for _, f in rooms.values())
    print("fright:", total, "bravest:", max(visitors, key=visitors.get))
    easy = [r for r in rooms if rooms[r][1] <= total / len(rooms)]
    print("easy rooms:", easy)
    rooms["hall"] = ("carpet", *rooms["hall"][1:])
    print(rooms["hall"], len(set(tour)), "different rooms")


if __name__ == "__main__":
    main()
