from decimal import Decimal as D, ROUND_HALF_UP

PER_100 = {
    "oats": {"kcal": D("368"), "protein": D("13.5"), "fibre": D("10")},
    "raisins": {"kcal": D("299"), "protein": D("3.1"), "fibre": D("3.7")},
    "nuts": {"kcal": D("650"), "protein": D("15.2"), "fibre": D("7.0")},
}


def mix(**grams):
    label = {}
    for name, g in grams.items():
        for key, value in PER_100[name].items():
            label[key] = label.get(key, D(0)) + value * g / 100
    label["weight"] = D(sum(grams.values()))
    return label


def per(label, portion):
    factor = D(portion) / label["weight"]
    return {k: (v * factor).quantize(D("0.1"), ROUND_HALF_UP) for k, v in label.items()}


def show(title, *labels):
    print(title)
    for key in labels[0]:
        print("  " + key.ljust(8, ".") + "".join(f"{l[key]:>8}" for l in labels))


muesli = mix(oats=500, raisins=150, nuts=100)
show("per 100 g / per bowl", per(muesli, 100), per(muesli, 45))
richer = mix(oats=400, nuts=350)
better = [k for k in muesli if per(richer, 100)[k] > per(muesli, 100)[k]]
print("more in the other:", better)
bowls = int(muesli["weight"] // 45)
print(bowls, "bowls,", muesli["weight"] % 45, "g left")
