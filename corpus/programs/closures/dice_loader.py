def loaded(sequence):
    """A die that shows the given numbers in turn."""
    position = -1
    def roll():
        nonlocal position
        position = (position + 1) % len(sequence)
        return sequence[position]
    return roll

def advantage(die):
    def roll():
        return max(die(), die())
    return roll

def plus(die, bonus):
    return lambda: die() + bonus

def total(*dice):
    return lambda: sum(d() for d in dice)

honest = loaded([1, 6, 3, 4])
lucky = advantage(honest)
print([honest() for _ in range(5)])
print([lucky() for _ in range(3)])
attack = total(plus(loaded([2, 5]), 3), loaded([10]))
rolls = [attack() for _ in range(3)]
print(rolls, "max", max(rolls))
hits = 0
for armour in (12, 17, 19):
    a = attack()
    hits += a >= armour
    print(a, "vs", armour, "hit" if a >= armour else "miss")
print(hits)
