RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def pays(bet, number):
    match bet:
        case ("number", n):
            return 35 if n == number else 0
        case ("color", "red"):
            return 1 if number in RED else 0
        case ("color", "black"):
            return 1 if number and number not in RED else 0
        case ("dozen", d) if 1 <= d <= 3:
            return 2 if (number - 1) // 12 + 1 == d else 0
        case (("even" | "odd") as parity,):
            if number == 0:
                return 0
            return 1 if (number % 2 == 0) == (parity == "even") else 0
        case _:
            raise ValueError(f"unknown bet {bet}")


def settle(bets, number):
    total = 0
    for bet, stake in bets:
        factor = pays(bet, number)
        total += stake * factor if factor else -stake
    return total


def main():
    bets = [(("color", "red"), 10), (("dozen", 2), 5), (("number", 17), 2), (("odd",), 10)]
    money = 100
    for number in (17, 0, 19, 36):
        result = settle(bets, number)
        money += result
        print(f"{number:>2}: {result:+4d} -> {money}")
    try:
        settle([(("dozen", 4), 1)], 40)
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
