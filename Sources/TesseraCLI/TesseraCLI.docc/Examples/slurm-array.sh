#!/bin/bash
# One part of the scenes: sbatch --array=1-8 slurm-array.sh SCENES OUTPUT
# The array is numbered from 1 on without gaps, and has as many tasks as there are parts. To run some parts again,
# say how many there are in all: sbatch --array=3,5 slurm-array.sh SCENES OUTPUT 8
#SBATCH --job-name=tessera
#SBATCH --cpus-per-task=1
set -euo pipefail
refuse() {
  echo "slurm-array.sh: $1" >&2
  echo "run it as 'sbatch --array=1-N slurm-array.sh SCENES OUTPUT'; to run parts again, add the number of all" >&2
  exit 2
}
[[ $# -eq 2 || $# -eq 3 ]] || refuse "found $# arguments, expected SCENES OUTPUT [PARTS]"
scenes="$1" output="$2" parts="${3:-}"
part="${SLURM_ARRAY_TASK_ID:-}" first="${SLURM_ARRAY_TASK_MIN:-}" last="${SLURM_ARRAY_TASK_MAX:-}"
[[ "$part" =~ ^[1-9][0-9]*$ ]] || refuse "found task '$part', expected one of an array, from 1 on"
if [[ -z "$parts" ]]; then
  parts="${SLURM_ARRAY_TASK_COUNT:-}"
  # An array that starts elsewhere, or leaves numbers out, is a part of another one: each task would be taken for
  # another part, and a single task for all of them.
  [[ "$first" == 1 && -n "$parts" && "$parts" == "$last" && "$parts" != 1 ]] \
    || refuse "found the array $first-$last of ${parts:-no} tasks, expected 1-N with all of its tasks"
fi
[[ "$parts" =~ ^[1-9][0-9]*$ && "$part" -le "$parts" ]] \
  || refuse "found part $part of '$parts', expected one from 1 to the number of parts"
exec tessera render --shard "$part/$parts" --jobs "${SLURM_CPUS_PER_TASK:-1}" --output "$output" \
  --manifest "$output/part-$part.json" "$scenes"
