import statistics as st
from fractions import Fraction

heights = [150, 162, 158, 171, 158]
print(st.mean(heights), st.median(heights), st.mode(heights))
print(round(st.pstdev(heights), 3), st.median_low([1, 2, 3, 4]), st.median([1, 2, 3, 4]))
print(st.mean([Fraction(1, 2), Fraction(1, 3)]), st.multimode("aabbc"))


def trimmed(values, cut=1):
    if len(values) <= 2 * cut:
        raise st.StatisticsError(f"{len(values)} values are too few")
    return st.mean(sorted(values)[cut:-cut])


print(trimmed(heights))
for values in ([5], [1, 2, 9], []):
    try:
        print(trimmed(values), st.mean(values))
    except st.StatisticsError as e:
        print("StatisticsError:", e)
z = [(h - st.mean(heights)) / st.pstdev(heights) for h in heights]
print([f"{v:+.2f}" for v in z])
