#!/usr/bin/env python3
"""Compares the ratios that must hold on any machine with those that the measurements printed.

    .ci/check-speed.py LOG

A peer that is not installed is named and passed over; a ratio that is not reached ends with status 1.
"""

import re
import sys


# A job, a peer, and how many times as fast we are at the least. What the machines of a day do to such a
# ratio is far less than what a mistake does.
PROMISES = [
    ("open: 100000 rows", "json", 2.5),
    ("diff: 10000 rows, 10 deleted, 10 inserted", "stdlib", 2.0),
]


def measured(log):
    ratios, job = {}, None
    for line in open(log, encoding="utf-8"):
        if line.strip() and not line.startswith(" "):
            job = line.strip()
        elif job and (found := re.match(r"  (\S+) .*? ([0-9.]+) x ", line)):
            ratios.setdefault(job, {})[found[1]] = float(found[2])
    return ratios


def main():
    ratios, kept = measured(sys.argv[1]), True
    for job, peer, least in PROMISES:
        peers = next((peers for name, peers in ratios.items() if name.startswith(job)), None)
        if peers is None:
            sys.exit(f"nothing measures {job}")
        if peer not in peers:
            print(f"{job}: {peer} is not here")
            continue
        print(f"{job}: {peers[peer]} x {peer}, at least {least}")
        kept = kept and peers[peer] >= least
    sys.exit(0 if kept else "that was quicker once")


main()
