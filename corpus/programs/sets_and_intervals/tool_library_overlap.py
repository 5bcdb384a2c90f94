loans = []

def lend(tool, who, start, end):
    for other in loans:
        if other["tool"] == tool and not (end < other["start"] or start > other["end"]):
            return f"{tool} is with {other['who']} until {other['end']}"
    loans.append({"tool": tool, "who": who, "start": start, "end": end})
    return f"{who} has the {tool} from {start} to {end}"

def give_back(tool, who, day):
    for loan in loans:
        if loan["tool"] == tool and loan["who"] == who:
            late = max(0, day - loan["end"])
            loans.remove(loan)
            return late
    return None

print(lend("drill", "Ove", 1, 5))
print(lend("drill", "Pam", 4, 6))
print(lend("saw", "Pam", 4, 6))
print(lend("drill", "Pam", 6, 8))
print(lend("drill", "Quin", 2, 3))
print(give_back("drill", "Ove", 7), give_back("hammer", "Ove", 7))
print(lend("drill", "Quin", 2, 3))
days = set()
for loan in loans:
    days |= set(range(loan["start"], loan["end"] + 1))
print(sorted(days), len(loans))
for loan in loans:
    if loan["who"] == "Pam":
        loans.remove(loan)
print([(l["tool"], l["who"]) for l in loans])
