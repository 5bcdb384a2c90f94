loss = {"bone": 0.22, "trim": 0.10, "cook": 0.28}

def yield_of(kilos, *steps):
    for step in steps:
        kilos *= 1 - loss[step]
    return kilos

def raw_needed(kilos, *steps):
    for step in steps:
        kilos *= 1 + loss[step]
    return kilos

raw = 5.0
served = yield_of(raw, "bone", "trim", "cook")
print(f"{raw} kg raw -> {served:.2f} kg served ({served / raw:.0%})")

guests = 18
wanted = guests * 0.2
buy = raw_needed(wanted, "cook", "trim", "bone")
print(f"need {wanted:.2f} kg, buy {buy:.2f} kg")
check = yield_of(buy, "bone", "trim", "cook")
print("check: %.2f kg" % check, "enough" if check >= wanted else "too little!")

price = 14.90
for what, kg in (("raw", buy), ("served", check)):
    print(what, round(price * buy / kg, 2), "€/kg")
missing = max(0, wanted - check)
print("hungry guests:", -(-missing // 0.2))
