import GalleyScenes

/// The choices that several verbs have.
struct CommonChoices: Hashable, Sendable {
  var changes = SceneChanges()
  var fonts = FontsChoice()
  var allowance = AllowanceChoice()
  var frames = FrameChoice()
  var jobs = JobChoice()
  var warnings = WarningChoice()
  var notes = NoteChoice()
  var report = ReportChoice()

  /// Throws if something in it contradicts something else, as ArgumentParser does.
  func validate() throws {
    try jobs.validate()
    try notes.validate()
  }
}

// The groups of options that several verbs have.
extension ListedOption where Target: PlainRequest {
  /// The changes to a scene.
  static var ofScenes: ListedOption { .group(SceneChanges.self) { $1(&$0.common.changes) } }
  /// The fonts.
  static var ofFonts: ListedOption { .group(FontsChoice.self) { $1(&$0.common.fonts) } }
  /// The allowances of scenes beyond the usual.
  static var ofAllowances: ListedOption { .group(AllowanceChoice.self) { $1(&$0.common.allowance) } }
  /// The frame of a scene with steps.
  static var ofFrames: ListedOption { .group(FrameChoice.self) { $1(&$0.common.frames) } }
  /// The number of tasks.
  static var ofJobs: ListedOption { .group(JobChoice.self) { $1(&$0.common.jobs) } }
  /// The effect of warnings.
  static var ofWarnings: ListedOption { .group(WarningChoice.self) { $1(&$0.common.warnings) } }
  /// The amount that is printed.
  static var ofNotes: ListedOption { .group(NoteChoice.self) { $1(&$0.common.notes) } }
  /// The form of the report.
  static var ofReports: ListedOption { .group(ReportChoice.self) { $1(&$0.common.report) } }
}
