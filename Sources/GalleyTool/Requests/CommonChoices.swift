import GalleyScenes

/// The option values that several verbs share.
struct CommonChoices: Hashable, Sendable {
  var changes = SceneChanges()
  var fonts = FontsChoice()
  var allowance = AllowanceChoice()
  var frames = FrameChoice()
  var jobs = JobChoice()
  var warnings = WarningChoice()
  var notes = NoteChoice()
  var report = ReportChoice()

  /// Throws if values contradict each other, in the way of ArgumentParser.
  func validate() throws {
    try jobs.validate()
    try notes.validate()
  }
}

// The option groups that several verbs share.
extension ListedOption where Target: PlainRequest {
  /// The changes to a scene.
  static var ofScenes: ListedOption { .group(SceneChanges.self) { $1(&$0.common.changes) } }
  /// The fonts.
  static var ofFonts: ListedOption { .group(FontsChoice.self) { $1(&$0.common.fonts) } }
  /// The permissions of scenes beyond the default.
  static var ofAllowances: ListedOption { .group(AllowanceChoice.self) { $1(&$0.common.allowance) } }
  /// The selected frame of a scene with steps.
  static var ofFrames: ListedOption { .group(FrameChoice.self) { $1(&$0.common.frames) } }
  /// The number of concurrent tasks.
  static var ofJobs: ListedOption { .group(JobChoice.self) { $1(&$0.common.jobs) } }
  /// The treatment of warnings.
  static var ofWarnings: ListedOption { .group(WarningChoice.self) { $1(&$0.common.warnings) } }
  /// The amount of output.
  static var ofNotes: ListedOption { .group(NoteChoice.self) { $1(&$0.common.notes) } }
  /// The form of the report.
  static var ofReports: ListedOption { .group(ReportChoice.self) { $1(&$0.common.report) } }
}
