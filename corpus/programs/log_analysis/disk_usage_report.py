import re

DF = """\
/dev/sda1   100G   91G  /
/dev/sdb1   2T     500G /home
tmpfs       800M   0    /tmp
server:/x   1T     1T   /mnt/x"""
UNITS = {"": 1, "M": 1, "G": 1024, "T": 1024 ** 2}


def megabytes(text):
    m = re.fullmatch(r"(\d+)([MGT]?)", text)
    if m is None:
        raise ValueError(f"bad size {text!r}")
    return int(m.group(1)) * UNITS[m.group(2)]


def status(percent):
    return "FULL" if percent >= 100 else "warn" if percent > 90 else "ok"


for line in DF.splitlines():
    device, size, used, mount = line.split()
    percent = 100 * megabytes(used) / megabytes(size)
    bar = "=" * int(percent // 10)
    print(f"{mount:8}[{bar:<10}]{percent:6.1f}% {status(percent)}")
try:
    megabytes("3K")
except ValueError as e:
    print(e)
