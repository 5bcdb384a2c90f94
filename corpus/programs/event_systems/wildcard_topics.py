def topic_matches(pattern, topic):
    p, t = pattern.split("/"), topic.split("/")
    for i, part in enumerate(p):
        if part == "#":
            return True
        if i >= len(t):
            return False
        if part not in ("+", t[i]):
            return False
    return len(p) == len(t)


subscriptions = {
    "home/+/temp": "climate",
    "home/kitchen/#": "cook",
    "garden": "gardener",
    "#": "logger",
}

topics = ["home/kitchen/temp", "home/bath/light", "garden", "home", "garden/pond/level"]
for topic in topics:
    receivers = [who for pattern, who in subscriptions.items() if topic_matches(pattern, topic)]
    print(f"{topic:<20}{receivers}")

busiest = max(subscriptions, key=lambda p: sum(topic_matches(p, t) for t in topics))
print("busiest:", busiest)
del subscriptions[busiest]
print("now silent:", [t for t in topics if not any(topic_matches(p, t) for p in subscriptions)])
