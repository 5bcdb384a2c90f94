# allow 3 requests in 10 seconds for each client
requests = [(0, "a"), (1, "a"), (2, "b"), (4, "a"), (5, "a"), (9, "b"), (10, "a"), (11, "a"), (14, "a"), (15, "b")]
WINDOW = 10
ALLOWED = 3

history = {}
accepted = 0
rejected = []
for t, client in requests:
    if client not in history:
        history[client] = []
    recent = [x for x in history[client] if t - x < WINDOW]
    if len(recent) < ALLOWED:
        recent.append(t)
        accepted += 1
        verdict = "ok"
    else:
        rejected.append((t, client))
        verdict = "429"
    history[client] = recent
    print(f"t={t:<3}{client} {verdict} {recent}")

print("accepted", accepted, "rejected", rejected)
rate = {}
for _, c in requests:
    rate[c] = rate.get(c, 0) + 1
for c in rate:
    lost = len([1 for _, r in rejected if r == c])
    print(c, rate[c], "requests,", lost, "lost", "(%d%%)" % (100 * lost // rate[c]))
