import GalleyPipeline
import GalleyScenes

/// The option values that several commands share.
struct CommonChoices: Hashable, Sendable {
  var changes = SceneChanges()
  var fonts = FontsChoice()
  var allowance = AllowanceChoice()
  var frames = FrameChoice()
  var jobs = JobChoice()
  var warnings = WarningChoice()
  var notes = NoteChoice()
  var report = ReportChoice()

  /// Throws if values contradict each other, with the errors of ArgumentParser.
  func validate() throws {
    try jobs.validate()
    try notes.validate()
  }
}

// The option groups that several verbs share.
extension ListedOption where Target: PlainRequest {
  /// The options that change a scene.
  static var ofScenes: ListedOption { .group(SceneChanges.self) { $1(&$0.common.changes) } }
  /// The options for fonts.
  static var ofFonts: ListedOption { .group(FontsChoice.self) { $1(&$0.common.fonts) } }
  /// The options that permit scenes to do more than by default, such as reading further folders.
  static var ofAllowances: ListedOption { .group(AllowanceChoice.self) { $1(&$0.common.allowance) } }
  /// The option that selects a frame of a scene with steps.
  static var ofFrames: ListedOption { .group(FrameChoice.self) { $1(&$0.common.frames) } }
  /// The option for the number of concurrent tasks.
  static var ofJobs: ListedOption { .group(JobChoice.self) { $1(&$0.common.jobs) } }
  /// The option for the treatment of warnings.
  static var ofWarnings: ListedOption { .group(WarningChoice.self) { $1(&$0.common.warnings) } }
  /// The options for the amount of output.
  static var ofNotes: ListedOption { .group(NoteChoice.self) { $1(&$0.common.notes) } }
  /// The option for the format of the report.
  static var ofReports: ListedOption { .group(ReportChoice.self) { $1(&$0.common.report) } }
}
