internal import SceneFormat

// Limits of the system: of files and disks, which end as what cannot be read or written, and of memory and processes.
extension ProgramCodes {
  static let system: [Explanation] = [
    Explanation(
      "system/memory",
      "The system gave no more memory, by a limit of this process (ulimit -v). The scene is not "
        + "done and left nothing half written; the others go on.",
      cure: "raise the limit, draw fewer elements or pixels, or give --jobs a smaller number."),
    Explanation(
      "system/killed",
      "The process that worked on a scene was killed from outside: by somebody, or by the system "
        + "where a machine or a container has no more memory. The scene is not done; the others go on.",
      cure: "draw fewer elements or pixels, give --jobs a smaller number, or allow more memory."),
    Explanation(
      "system/disk", "The disk that a file goes to is full. What was there before is still there.",
      cure: "make room on the disk, or write to another one."),
    Explanation(
      "system/quota",
      "You may have no more on the disk that a file goes to. What was there before is still there.",
      cure: "remove files of yours there, or write to another disk."),
    Explanation(
      "system/file-size",
      "A file would be larger than the system allows this process (ulimit -f).",
      cure: "raise the limit, or draw fewer frames or pixels."),
    Explanation(
      "system/files", "More files are open than the system allows this process (ulimit -n).",
      cure: "raise the limit, or give --jobs a smaller number."),
    Explanation(
      "system/processes",
      "The system starts no more processes for you (ulimit -u), so that scenes cannot be worked "
        + "on beside one another.",
      cure: "raise the limit, or give the scenes one at a time."),
  ]
}
