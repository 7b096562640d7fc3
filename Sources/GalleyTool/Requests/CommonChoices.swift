import GalleyDrawing
import GalleyScenes
import GalleyViews

/// The choices that several verbs have.
struct CommonChoices: Hashable, Sendable {
  var changes = SceneChanges()
  var fonts = FontsChoice()
  var allowance = AllowanceChoice()
  /// The frame of a scene with steps; nil is the state after the last one.
  var frame: String?
  /// The number of scenes at a time; nil is that of the processors.
  var jobs: Int?
  /// True if warnings count as findings.
  var strict = false
  /// True to say only what went wrong.
  var quiet = false
  /// True to say more.
  var verbose = false
  /// True for a report in JSON.
  var json = false

  /// True if nothing in it contradicts something else.
  fileprivate var isConsistent: Bool { !(quiet && verbose) }

  /// True if ArgumentParser would take it as it is.
  var isPlain: Bool { isConsistent && (jobs ?? 1) >= 1 && changes.settings.count <= ReadingLimits().settings }

  /// The number of tasks.
  var taskCount: Int { jobs ?? availableProcessors() }
}

// The options, each in the one place from which all verbs that have it take it.
extension PlainOption {
  /// The changes to a scene.
  static var ofScenes: [PlainOption] {
    [
      choice(["--scale"], samples: ["2", "1.5", "x", "1e400"], { Double($0) }) { $0.common.changes.scale = $1 },
      value("--locale", samples: ["de_DE", ""]) { $0.common.changes.locale = $1 },
      choice(["--direction"], samples: ["rightToLeft", "up"], LayoutDirection.init(rawValue:)) {
        $0.common.changes.traits.direction = $1
      },
      choice(["--text-size"], samples: ["extraLarge", "L"], ContentSizeCategory.init(rawValue:)) {
        $0.common.changes.traits.contentSizeCategory = $1
      },
      choice(["--appearance"], samples: ["dark", "grey"], InterfaceStyle.init(rawValue:)) {
        $0.common.changes.traits.appearance = $1
      },
      value("--device", samples: ["iPhone 8"]) { $0.common.changes.traits.device = $1 },
      value("--set", samples: ["title.text=A", "=", "-x"]) { $0.common.changes.settings.append($1) },
    ]
  }

  /// The fonts, and what scenes may do.
  static var ofFonts: [PlainOption] {
    [
      value("--fonts", samples: ["Fonts", "/f", "-"]) { $0.common.fonts.folder = $1 },
      flag("--verify-fonts") { $0.common.fonts.verifies = true },
    ]
  }

  /// The frame of a scene with steps.
  static var ofFrames: [PlainOption] { [value("--frame", samples: ["after"]) { $0.common.frame = $1 }] }

  /// The number of tasks, and how much is said.
  static var ofRuns: [PlainOption] {
    [
      choice(["--jobs", "-j"], samples: ["2", "0", "two", "-1"], { Int($0) }) { $0.common.jobs = $1 },
      flag("--quiet", "-q") { $0.common.quiet = true },
      flag("--verbose", "-v") { $0.common.verbose = true },
    ]
  }

  /// A report in JSON.
  static var ofReports: [PlainOption] { [flag("--json") { $0.common.json = true }] }

  /// Warnings that count.
  static var ofWarnings: [PlainOption] { [flag("--strict") { $0.common.strict = true }] }
}
