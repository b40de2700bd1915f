#!/bin/bash
# After the array: sbatch --dependency=afterany:JOB slurm-merge.sh OUTPUT
# It fails, and says why, if a part is missing, doubled or made with something else.
#SBATCH --job-name=tessera-merge
set -euo pipefail
output="$1"
exec tessera merge --manifest "$output/manifest.json" "$output"/part-*.json
