def wave(number):
    return [{"kind": "skeleton", "hp": 2 + number} for _ in range(number)] + [{"kind": "ghoul", "hp": 5}] * (number // 2)


def shoot(enemies, damage):
    for enemy in enemies:
        enemy["hp"] -= damage
    return [e for e in enemies if e["hp"] > 0]


def main():
    arrows = 14
    for number in range(1, 5):
        enemies = wave(number)
        print(f"wave {number}: {len(enemies)} enemies, {sum(e['hp'] for e in enemies)} hp")
        volleys = 0
        while enemies and arrows > 0:
            arrows -= 1
            volleys += 1
            enemies = shoot(enemies, 2)
        if enemies:
            print("  overrun by", [e["kind"] for e in enemies])
            break
        print(f"  held with {volleys} volleys, {arrows} arrows left")
    else:
        print("The castle stands.")


if __name__ == "__main__":
    main()
