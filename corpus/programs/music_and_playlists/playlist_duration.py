def to_seconds(text):
    minutes, seconds = text.split(":")
    return int(minutes) * 60 + int(seconds)


def to_text(seconds):
    return f"{seconds // 60}:{seconds % 60:02d}"


def main():
    playlist = [
        ("Blue in Green", "Miles Davis", "5:37"),
        ("Águas de Março", "Elis & Tom", "3:35"),
        ("Hurt", "Johnny Cash", "3:38"),
        ("Oxygène IV", "J.-M. Jarre", "4:14"),
    ]
    total = 0
    for number, (title, artist, length) in enumerate(playlist, 1):
        start = to_text(total)
        total += to_seconds(length)
        print(f"{number}. {start:>5} {title} - {artist}")
    print("total", to_text(total))
    longest = max(playlist, key=lambda t: to_seconds(t[2]))
    shortest = min(playlist, key=lambda t: t[2])
    print("longest", longest[0], "shortest", shortest[0])
    limit = 12 * 60
    while total > limit:
        dropped = playlist.pop()
        total -= to_seconds(dropped[2])
        print("dropped", dropped[0], "now", to_text(total))
    print([t for t, *_ in playlist], f"{total / limit:.0%} full")


if __name__ == "__main__":
    main()
