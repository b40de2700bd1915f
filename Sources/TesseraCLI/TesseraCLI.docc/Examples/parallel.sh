#!/bin/bash
# All scenes in so many parts at the same time: parallel.sh PARTS SCENES OUTPUT
set -euo pipefail
parts="$1" scenes="$2" output="$3"
mkdir -p "$output"
seq "$parts" | parallel --halt soon,fail=1 \
  tessera render --quiet --jobs 1 --shard "{}/$parts" --output "$output" \
  --manifest "$output/part-{}.json" "$scenes"
tessera merge --manifest "$output/manifest.json" "$output"/part-*.json
