/// The types of outputs, as `--only` takes them.
enum OutputNames {
  static let all = [
    "still", "frames", "animation", "storyboard", "onion", "motion", "blueprint", "update-map",
    "worldlines", "timeline", "heatmap", "stack", "queries", "matrix", "attributes", "inspector",
    "snippet",
  ]
}
