BATCH = """
# from to amount
K1 K2 50
K2 K3 70
K3 K1 500
K9 K1 5
K1 K3 abc
K2 K1 20
"""

balances = {"K1": 100, "K2": 40, "K3": 0}


def execute(line):
    src, dst, amount = line.split()
    amount = int(amount)
    if balances[src] < amount:
        return "declined"
    balances[src] -= amount
    balances[dst] += amount
    return "done"


report = []
for no, line in enumerate(BATCH.strip().split("\n")):
    if line.startswith("#"):
        continue
    try:
        outcome = execute(line)
    except KeyError as e:
        outcome = "unknown account " + str(e)
    except ValueError:
        outcome = "bad amount"
    report.append((no, outcome))
    print(no, line, "=>", outcome)

print(balances)
assert sum(balances.values()) == 140, "money appeared or vanished"
failed = [no for no, outcome in report if outcome != "done"]
print("failed lines:", *failed)
