from datetime import datetime

LINES = [
    "2024-05-01 23:58:00 start backup",
    "2024-05-02 00:01:30 start mail",
    "2024-05-02 00:01:45 end mail",
    "2024-05-02 00:10:00 end backup",
    "2024-05-02 01:00:00 end sync",
    "2024-05-02 02:00:00 start backup",
]
running, report = {}, {}
for line in LINES:
    day, clock, what, job = line.split()
    when = datetime.fromisoformat(f"{day}T{clock}")
    if what == "start":
        running[job] = when
        continue
    try:
        began = running.pop(job)
    except KeyError:
        print("never started:", job)
    else:
        report[job] = (when - began).seconds
for job, seconds in sorted(report.items(), key=lambda kv: -kv[1]):
    m, s = divmod(seconds, 60)
    print(f"{job:8}{m:>3}:{s:02}")
print("hanging:", *(f"{job} since {t:%H:%M}" for job, t in running.items()))
