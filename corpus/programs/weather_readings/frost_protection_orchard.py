stages = {"bud": -6.0, "blossom": -2.2, "small fruit": -1.0}
night = [4.1, 2.0, 0.4, -0.9, -1.8, -2.6, -2.4, -0.5, 1.9]
plots = [("cherry", "blossom"), ("apple", "bud"), ("apricot", "small fruit")]

def hours_below(limit):
    return sum(t < limit for t in night)

def first_below(limit):
    for hour, t in enumerate(night):
        if t <= limit:
            return hour
    return None

cost_per_hour = 35.50
bill = 0
for tree, stage in plots:
    limit = stages[stage]
    n = hours_below(limit)
    start = first_below(limit + 0.5)
    if n:
        running = len(night) - start
        bill += running * cost_per_hour
        print(f"{tree}: {n} h below {limit}, sprinkle from hour {start}")
    else:
        print(f"{tree}: safe, coldest was {min(night)}")
print(f"bill {bill:.2f}")
print("frost from", first_below(0), "to", len(night) - 1 - first_below(0))
