from datetime import datetime, timedelta

shifts = """\
ann 2024-03-01 22:00 06:30
bob 2024-03-02 09:15 17:00
ann 2024-03-02 23:45 00:30
bob 2024-03-03 12:00 12:00"""


def length(day, start, end):
    form = "%Y-%m-%d %H:%M"
    begin = datetime.strptime(f"{day} {start}", form)
    stop = datetime.strptime(f"{day} {end}", form)
    if stop < begin:
        stop += timedelta(days=1)
    return stop - begin


worked = {}
for line in shifts.splitlines():
    who, *when = line.split()
    worked[who] = worked.get(who, timedelta()) + length(*when)
for who, time in sorted(worked.items()):
    print(who, time, time.total_seconds() / 3600, time // timedelta(minutes=15))
print(max(worked, key=worked.get), worked["ann"] - worked["bob"])
