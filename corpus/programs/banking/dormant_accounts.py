from datetime import date

TODAY = date(2024, 6, 30)

accounts = {
    "1001": {"owner": "Rossi", "last": date(2024, 6, 2), "balance": 410},
    "1002": {"owner": "Novak", "last": date(2021, 1, 19), "balance": 3},
    "1003": {"owner": "Silva", "last": date(2022, 6, 30), "balance": 0},
    "1004": {"owner": "Haas", "last": date(2023, 5, 11), "balance": 75},
    "1005": {"owner": "Chen", "last": None, "balance": 0},
}


def age_in_days(account):
    return (TODAY - account["last"]).days


def classify(account):
    days = age_in_days(account)
    if days <= 365:
        return "active"
    elif days <= 2 * 365:
        return "sleeping"
    return "dormant"


for number, account in accounts.items():
    state = classify(account)
    print(number, account["owner"], state)
    if state == "dormant" and account["balance"] < 5:
        account["closed"] = True

print([n for n, a in accounts.items() if a.get("closed")])
