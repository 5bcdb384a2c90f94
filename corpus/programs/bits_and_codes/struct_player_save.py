import struct
from collections import namedtuple

Player = namedtuple("Player", "name level health x y alive")
FORMAT = "<8sBHff?"


def save(player):
    return struct.pack(FORMAT, player.name.encode()[:8], *player[1:])


def load(data):
    name, *rest = struct.unpack(FORMAT, data)
    return Player(name.rstrip(b"\0").decode(), *rest)


def main():
    hero = Player("Åse", 12, 640, 1.5, -20.25, True)
    data = save(hero)
    print(len(data), struct.calcsize(FORMAT), data.hex())
    print(load(data) == hero, load(data))
    far = hero._replace(x=0.1)
    print(load(save(far)).x == 0.1, round(load(save(far)).x, 6))
    print(load(save(hero._replace(name="Maximilian"))).name)
    for change in ({"level": 256}, {"health": -1}):
        try:
            save(hero._replace(**change))
        except struct.error as e:
            print(change, type(e).__name__)
    print(load(save(hero._replace(name="Sørenøø"))))
    print(load(save(hero._replace(name="abcdefgæ"))))


if __name__ == "__main__":
    main()
