class Protest(Exception):
    fee = 20


class LateProtest(Protest):
    fee = 50


class UnfoundedProtest(Protest):
    pass


def decide(case):
    if case["minutes"] > 30:
        raise LateProtest(f"{case['boat']} was {case['minutes'] - 30} minutes late")
    if not case["witnesses"]:
        raise UnfoundedProtest(f"{case['boat']} has no witness")
    return case["against"]


def hearing(cases):
    fees, disqualified = {}, set()
    for case in cases:
        try:
            loser = decide(case)
        except UnfoundedProtest as e:
            print("unfounded:", e)
            fees[case["boat"]] = fees.get(case["boat"], 0) + e.fee
        except Protest as e:
            print(type(e).__name__ + ":", e)
            fees[case["boat"]] = fees.get(case["boat"], 0) + e.fee
        else:
            disqualified.add(loser)
    return fees, disqualified


def main():
    cases = [
        {"boat": "Möwe", "against": "Hai", "minutes": 12, "witnesses": ["Ida"]},
        {"boat": "Hai", "against": "Möwe", "minutes": 55, "witnesses": ["Bo", "Al"]},
        {"boat": "Krake", "against": "Möwe", "minutes": 3, "witnesses": []},
        {"boat": "Hai", "against": "Krake", "minutes": 30, "witnesses": []},
    ]
    places = ["Hai", "Krake", "Möwe"]
    fees, dsq = hearing(cases)
    print("fees", fees, "disqualified", dsq)
    print("new order", [b for b in places if b not in dsq] + sorted(dsq))


if __name__ == "__main__":
    main()
