class Policy:
    def __init__(self, holder, covers, limit):
        self.holder, self.covers, self.limit = holder, covers, limit
        self.claims = []

    @property
    def paid(self):
        return sum(c.paid for c in self.claims)


class Claim:
    def __init__(self, cause, damage):
        self.cause, self.damage = cause, damage
        self.paid = 0


class ClaimRefused(Exception):
    pass


class Insurer:
    def __init__(self, reserve):
        self.reserve = reserve
        self.policies = {}

    def sell(self, holder, *covers, limit=100):
        self.policies[holder] = Policy(holder, set(covers), limit)

    def claim(self, holder, cause, damage):
        policy = self.policies.get(holder)
        if policy is None:
            raise ClaimRefused(f"{holder} has no policy")
        if cause not in policy.covers:
            raise ClaimRefused(f"{cause} is not covered")
        claim = Claim(cause, damage)
        policy.claims.append(claim)
        claim.paid = min(damage, policy.limit - policy.paid, self.reserve)
        self.reserve -= claim.paid
        return claim


firm = Insurer(reserve=150)
firm.sell("Ida", "hail", "fire")
firm.sell("Tom", "flood", limit=500)
cases = [("Ida", "hail", 70), ("Ida", "flood", 10), ("Eva", "fire", 1), ("Ida", "fire", 60), ("Tom", "flood", 400)]
for case in cases:
    try:
        c = firm.claim(*case)
        print(*case, "pays", c.paid)
    except ClaimRefused as e:
        print("refused:", e)
print({p.holder: p.paid for p in firm.policies.values()}, firm.reserve)
print([c.damage - c.paid for p in firm.policies.values() for c in p.claims])
