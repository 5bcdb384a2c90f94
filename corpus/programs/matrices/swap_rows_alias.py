plan = [["maths", "art"], ["music", "maths"], ["sport", "french"]]
days = ["Mon", "Tue", "Wed"]

backup = list(plan)
plan[0], plan[2] = plan[2], plan[0]
print("swapped:", plan)
print("backup: ", backup)

plan[1][0] = "free"
print("backup after change:", backup[1])

monday = plan[0]
monday.append("chess")
print(dict(zip(days, plan)))
hours = sum(len(day) for day in plan)
print("hours:", hours, "before:", sum(len(day) for day in backup))

copy = [day[:] for day in plan]
copy[2].clear()
print(plan[2], copy[2], copy == plan)
maths = [d for d, subjects in zip(days, plan) if "maths" in subjects]
print("maths on", " and ".join(maths))
plan += [["exam"]]
print(len(plan), len(backup), plan[-1] in backup)
