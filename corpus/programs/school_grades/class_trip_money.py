trip_cost = 27.50
class_fund = 60
paid = {"Emil": 30, "Fee": 20, "Gabo": 27.5, "Hana": 0, "Ilja": 35}

share = class_fund / len(paid)
to_pay = trip_cost - share
print("each pays", to_pay)

owes = {}
gets_back = {}
for child, amount in paid.items():
    diff = amount - to_pay
    if diff < 0:
        owes[child] = -diff
    elif diff > 0:
        gets_back[child] = diff

print("owes:", owes)
print("back:", gets_back)

transfers = []
for debtor in owes:
    for creditor in gets_back:
        if owes[debtor] == 0:
            break
        if gets_back[creditor] == 0:
            continue
        part = min(owes[debtor], gets_back[creditor])
        owes[debtor] -= part
        gets_back[creditor] -= part
        transfers.append((debtor, part, creditor))
for t in transfers:
    print("%s gives %.2f to %s" % t)
print("left in the box:", sum(gets_back.values()))
print(sum(paid.values()) + class_fund - trip_cost * len(paid))
