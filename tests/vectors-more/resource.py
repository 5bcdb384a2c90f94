class Gate:
    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log.append("in")
        return self

    def __exit__(self, kind, error, trace):
        self.log.append("out")
        return kind is ValueError

def main():
    log = []
    with Gate(log) as gate:
        gate.log.append("work")
        raise ValueError("swallowed")
    for n in (1, 2):
        if n > 2:
            break
    else:
        log.append("done")
    while (n := n - 1) >= 0:
        continue
    return log, n
