"""Reads lines of program, picture and nanoseconds; prints medians, noise and ratios to ours."""
import sys
from collections import defaultdict
from statistics import median, quantiles

times = defaultdict(lambda: defaultdict(list))
for line in sys.stdin:
    program, picture, nanoseconds = line.split()
    times[picture][program].append(float(nanoseconds))

print("microseconds: median ± half the interquartile range, then the ratio to ours")
for picture, programs in times.items():
    if "ours" not in programs:
        continue
    ours = median(programs["ours"])
    row = f"{picture:20}"
    for program, values in programs.items():
        low, _, high = quantiles(values) if len(values) > 1 else (values[0],) * 3
        row += f"  {program} {median(values) / 1e3:8.1f} ± {(high - low) / 2e3:5.1f}"
        row += "" if program == "ours" else f" = {median(values) / ours:5.2f}x"
    print(row)
