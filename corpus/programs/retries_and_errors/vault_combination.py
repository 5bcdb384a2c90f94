class Locked(Exception):
    pass


def open_vault(vault, code):
    if vault["tries"] >= 3:
        raise Locked("wait until tomorrow")
    if code != vault["code"]:
        vault["tries"] += 1
        raise ValueError(f"{code} is wrong ({3 - vault['tries']} left)")
    vault["tries"] = 0
    return vault["content"]


def burgle(vault, codes):
    for code in codes:
        try:
            return open_vault(vault, code)
        except ValueError as e:
            print(" ", e)
        except Locked as e:
            print("  alarm!", e)
            break
    return []


def main():
    bank = {"code": "11-42-07", "tries": 0, "content": ["gold", "letters"]}
    home = {"code": "1234", "tries": 0, "content": ["passport"]}
    loot = burgle(home, ["0000", "1234", "9999"])
    loot += burgle(bank, ["11-11-11", "42-42-42", "07-42-11", "11-42-07"])
    print(loot, home["tries"], bank["tries"])
    bank["tries"] = 0
    loot.extend(open_vault(bank, "11-42-07"))
    loot.append(burgle(bank, []))
    print(loot)


main()
