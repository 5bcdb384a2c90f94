from decimal import Decimal as D

donations = [
    {"title": "Atlas 1954", "year": 1954, "condition": "good", "value": D("18.00")},
    {"title": "Cookbook", "year": 2011, "condition": "stained", "value": D("4.50")},
    {"title": "First edition", "year": 1899, "condition": "fair", "value": D("240")},
    {"title": "Windows 95", "year": 1995, "condition": "mint", "value": D("0.10")},
]
FACTOR = {"mint": D(1), "good": D("0.8"), "fair": D("0.5"), "stained": D("0.1")}

kept, sold, bin_ = [], [], []
for d in donations:
    worth = d["value"] * FACTOR[d["condition"]]
    if d["year"] < 1900:
        worth += 50
    d["worth"] = worth.quantize(D("0.01"))
    (kept if worth >= 50 else sold if worth >= 1 else bin_).append(d["title"])

for d in donations:
    print(f"{d['title']:<15}{d['worth']:>8}")
print("keep", kept)
print("sell", sold)
print("bin", bin_)
income = sum(d["worth"] for d in donations if d["title"] in sold)
print("income", income, "and per book", income / len(sold))
print(min(donations, key=lambda d: d["worth"])["condition"])
