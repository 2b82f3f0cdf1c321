#!/usr/bin/env python3
"""Compares the ratios that README.md promises with those that the measurements printed.

    .ci/check-speed.py LOG

A peer that is not installed is named and passed over; a promise that is not kept ends with status 1.
"""

import re
import sys


def promises():
    text = open("README.md", encoding="utf-8").read()
    part = text.split("<!-- speed -->")[1].split("<!-- /speed -->")[0]
    for line in part.strip().split("\n")[2:]:
        job, peer, ratio = [cell.strip() for cell in line.strip("|").split("|")]
        yield (
            re.match(r"`([^`]+)`", job)[1],
            re.match(r"`([^`]+)`", peer)[1],
            float(re.match(r"[0-9.]+", ratio)[0]),
        )


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
    for job, peer, least in promises():
        peers = next((peers for name, peers in ratios.items() if name.startswith(job)), None)
        if peers is None:
            sys.exit(f"nothing measures {job}")
        if peer not in peers:
            print(f"{job}: {peer} is not here")
            continue
        print(f"{job}: {peers[peer]} x {peer}, promised {least}")
        kept = kept and peers[peer] >= least
    sys.exit(0 if kept else "README.md promises more")


main()
