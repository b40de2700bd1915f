/// Something that is lost, or does not belong together, where the parts of a run are merged.
package typealias MergeProblem = MergedManifest.Problem
