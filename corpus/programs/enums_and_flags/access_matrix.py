READ, WRITE, SHARE, OWN = 1, 2, 4, 8
ALL = READ | WRITE | SHARE | OWN

acl = {
    ("ida", "plan.txt"): ALL,
    ("joe", "plan.txt"): READ | SHARE,
    ("joe", "notes.md"): READ | WRITE,
}

def has(user, thing, right):
    return acl.get((user, thing), 0) & right == right

def grant(giver, user, thing, right):
    if not has(giver, thing, SHARE):
        return f"{giver} cannot share {thing}"
    given = acl[giver, thing] & right & ~OWN
    acl[user, thing] = acl.get((user, thing), 0) | given
    return f"{user} got {given} of {right}"

print(has("joe", "plan.txt", READ), has("joe", "plan.txt", READ | WRITE))
print(grant("joe", "kim", "plan.txt", READ | WRITE))
print(grant("ida", "kim", "plan.txt", WRITE | OWN))
print(grant("joe", "kim", "notes.md", READ))
for (user, thing), rights in sorted(acl.items()):
    letters = "".join(l if rights & b else "-" for l, b in zip("rwso", (1, 2, 4, 8)))
    print(f"{user} {thing:<9} {letters}")
acl["ida", "plan.txt"] &= ~WRITE
print(has("ida", "plan.txt", WRITE), has("ida", "plan.txt", ALL ^ WRITE))
