def bake(minutes, interruptions):
    """Bake minute by minute; interruptions maps minutes to exceptions."""
    log = []
    minute = 0
    while minute < minutes:
        minute += 1
        try:
            if minute in interruptions:
                raise interruptions[minute]
        except KeyboardInterrupt:
            log.append(f"{minute}: opened the door")
            minutes += 1
        except TimeoutError as e:
            log.append(f"{minute}: {e}")
            break
    else:
        log.append(f"{minute}: ready")
    return log


print(bake(5, {}))
print(bake(4, {2: KeyboardInterrupt(), 4: KeyboardInterrupt()}))
print(bake(6, {3: TimeoutError("power cut"), 5: KeyboardInterrupt()}))

plans = {"rolls": 3, "bread": 8}
trouble = {3: KeyboardInterrupt()}
results = {name: bake(m, trouble)[-1] for name, m in plans.items()}
print(results)
try:
    bake(2, {1: ValueError("wrong oven")})
except ValueError as e:
    print("uncaught inside:", e)
