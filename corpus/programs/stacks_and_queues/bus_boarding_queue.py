queue = ["Ben (ticket)", "Ola", "Mrs Ryu (ticket)", "Tim", "Pia (ticket)"]
seats = 3
cash_box = 0.0
FARE = 2.80

aboard = []
left = []
while queue:
    person = queue.pop(0)
    name, has_ticket = person.split(" (")[0], person.endswith("ticket)")
    if len(aboard) == seats:
        left.append(name)
        continue
    if not has_ticket:
        cash_box += FARE
    aboard.append(name)
    print(f"{name} boards{'' if has_ticket else ' and pays'}")

print(f"{len(aboard)} aboard, {cash_box:.2f} in the box")
if left:
    print("next bus:", " and ".join(left))

# at the next stop the last in gets out first
stops = 0
while aboard:
    stops += 1
    out = aboard.pop()
    print("stop", stops, out)
assert cash_box == FARE
print(round(cash_box * 100) % 280 == 0)
