package import SceneFormat

/// The work to be done with each scene, and how.
package struct WorkOrder: Equatable, Sendable {
  /// Making the files of a scene, holding it to its expectations, or accepting what it gives as its goldens.
  package enum Action: String, Sendable {
    case render, check, record

    /// The files of a scene that it writes.
    package var written: SceneClaims.Written {
      switch self {
      case .render: .outputs
      case .record: .goldens
      case .check: .nothing
      }
    }
  }

  package var action: Action
  package var rendering: RenderingOptions
  /// Folders that scenes may read besides their own.
  package var allowed: [String] = []
  /// Font files for all scenes.
  package var fonts: [String] = []
  /// The changes of each scene before it is read; without any it stays as it is.
  package var changes: [SceneChange] = []
  /// Those words of the command line that make these changes, and others that a scene is approved with, each with a space
  /// behind it.
  package var options = ""
  /// Whether only the names of files are wanted.
  package var isDryRun = false
  /// Whether everything is drawn a second time, to be compared.
  package var drawsTwice = false
  /// Which goldens are written, where some are recorded.
  package var mode = RecordMode.all
  /// Which goldens are accepted, where it is not for the mode to say.
  package var acceptance: Acceptance?
  /// Whether somebody reads how a golden changed that is written anew: it takes as long as drawing it.
  package var tellsChanges = true
  /// Whether pictures that are held are drawn, also where their drawings are the same.
  package var drawsAll = false
  /// How far steps may make jump what is seen, where their scenes say nothing about it.
  package var maxShift: Double?
  /// The differences of pictures that are let pass, where their scenes say nothing about it.
  package var profile: PictureExpectation.PictureProfile?
  /// The promises of layouts that scenes are held to in place of what they expect.
  package var audit: AuditOrder?
  /// Takes the pictures of both sides of what differs, where somebody wants to look at them.
  package var evidence: EvidenceFolder?

  package init(_ action: Action, _ rendering: RenderingOptions) {
    self.action = action
    self.rendering = rendering
  }
}

extension WorkOrder {
  /// The name of a scene that the changes have made of a file; nil where there are none.
  func variant(_ scene: SceneDescription) -> String? {
    changes.allSatisfy(\.isEmpty) ? nil : scene.name
  }
}

extension OwnFonts {
  /// Those that are named for all scenes.
  package init(_ order: WorkOrder) {
    self.init(
      paths: order.fonts, allowing: order.allowed, limit: order.rendering.limits.fileBytes)
  }
}

extension SceneClaims {
  /// The paths that this work on a scene touches.
  package init(_ scene: SceneDescription, _ order: WorkOrder) {
    let own = SceneClaims(scene, order.rendering, writing: order.action.written)
    guard order.audit?.keeps == true else {
      self = own
      return
    }
    let kept = SceneHome(scene).path(AuditOrder.keptName(of: scene))
    self.init(
      own.claims
        + [PathClaim(.write, kept, by: PathOwner("a scene that is kept", at: scene.span.place))])
  }
}
