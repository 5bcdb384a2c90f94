from contextlib import contextmanager

hp = {"elf": 8, "orc": 11}
log = []


@contextmanager
def turn(who):
    log.append(f"{who} begins")
    before = hp[who]
    try:
        yield who
    except ValueError as e:
        log.append(f"{who} stumbles: {e}")
    finally:
        log.append(f"{who} ends with {hp[who]} ({hp[who] - before:+d})")


def trap(who, damage):
    hp[who] -= damage
    if damage > 5:
        raise ValueError("the trap was deep")


def potion(who, n=3):
    hp[who] += n


def main():
    with turn("elf") as e:
        potion(e)
        trap(e, 2)
    with turn("orc") as o:
        trap(o, 7)
        potion(o, 100)
    with turn("elf"):
        potion("orc", 1)
    for line in log:
        print(line)
    print(hp)
    alive = [who for who, points in hp.items() if points > 5]
    print(alive, len(log))


main()
