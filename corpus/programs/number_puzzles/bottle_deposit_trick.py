money = 15
price = 1
bottles_for_one = 3

bought = money // price
full = bought
empty = 0
drunk = 0
round_no = 0
while full > 0:
    round_no += 1
    drunk += full
    empty += full
    full = empty // bottles_for_one
    empty -= full * bottles_for_one
    print(f"round {round_no}: drunk {drunk}, new {full}, empty {empty}")

print("paid for", bought, "drank", drunk)
print("bonus: %d (%.0f %%)" % (drunk - bought, 100 * (drunk - bought) / bought))

# borrow one bottle at the end?
if empty == bottles_for_one - 1:
    drunk += 1
    empty = 0
    print("borrowed one and gave it back:", drunk)
ratio = drunk / bought
print(ratio == 1.5, ratio)
