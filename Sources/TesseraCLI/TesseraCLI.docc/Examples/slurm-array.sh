#!/bin/bash
# One part of the scenes: sbatch --array=1-8 slurm-array.sh SCENES OUTPUT
# The number of parts is the number of tasks of the array.
#SBATCH --job-name=tessera
#SBATCH --cpus-per-task=1
set -euo pipefail
scenes="$1" output="$2"
exec tessera render --shard auto --jobs "${SLURM_CPUS_PER_TASK:-1}" --output "$output" \
  --manifest "$output/part-$SLURM_ARRAY_TASK_ID.json" "$scenes"
