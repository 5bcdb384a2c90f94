"""A day at a parcel counter: some thousand states, most of them in helpers that return."""


def zone(code):
    if code.startswith("1"):
        return "near"
    if code[-1] in "02468":
        return "middle"
    return "far"


def bands(grams):
    found = 0
    while grams > 500:
        grams -= 500
        found += 1
    return found


def postage(grams, code):
    fee = 3
    if zone(code) == "far":
        fee = 5
    return fee + 2 * bands(grams)


def note(fees, place, fee):
    if place not in fees:
        fees[place] = 0
    fees[place] += fee
    return fees


def main():
    till = 0
    fees = {}
    heavy = []
    for number in range(1, 81):
        grams = number * 370 % 2100
        code = str(1000 + number * 37)
        fee = postage(grams, code)
        till += fee
        fees = note(fees, zone(code), fee)
        if grams > 2000:
            heavy.append(number)
    return till
