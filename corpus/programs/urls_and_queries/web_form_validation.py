form = {
    "name": "  Zoë  ",
    "age": "17",
    "email": "zoe(at)post.test",
    "newsletter": "on",
    "colours": ["red", "blue", "red"],
}
errors = {}
data = {}

name = form.get("name", "").strip()
if len(name) < 2:
    errors["name"] = "too short"
else:
    data["name"] = name

try:
    age = int(form["age"])
    if age < 18:
        errors["age"] = "%d is too young, wait %d year(s)" % (age, 18 - age)
    data["age"] = age
except ValueError:
    errors["age"] = "not a number"

email = form["email"]
if email.count("@") != 1:
    errors["email"] = "needs one @"
    guess = email.replace("(at)", "@")
    if guess != email:
        errors["email"] += ", did you mean " + guess + "?"

data["newsletter"] = form.get("newsletter") == "on"
data["terms"] = "terms" in form
colours = sorted(set(form["colours"]))
data["colours"] = colours

for field in form:
    mark = "x" if field in errors else "ok"
    print("%-11s %-3s %s" % (field, mark, errors.get(field, "")))
if not data["terms"]:
    errors["terms"] = "must be accepted"
print(len(errors), "errors:", sorted(errors))
print(data)
