import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyScenes

/// The things that scenes may do beyond the usual.
struct Allowances: Hashable, Sendable {
  /// The limits of their work.
  var budgets = Budgets()
  /// Folders that they may read besides their project's.
  var folders: [String] = []
}

/// The options for what scenes may do beyond the usual, which every command has that draws scenes.
typealias AllowanceOptions = ListedOptions<AllowanceChoice>

/// The things that scenes may do beyond the usual, as they were said and not yet checked.
struct AllowanceChoice: Hashable, Sendable {
  /// Limits of work, each `name=value`.
  var budgets: [String] = []
  /// Folders that scenes may read.
  var folders: [String] = []

  /// The choice as words of a command line.
  var words: [String] { budgets.flatMap { ["--budget", $0] } + folders.flatMap { ["--allow-path", $0] } }

  /// Returns what is allowed.
  /// - Throws: a limit that cannot be set, and a folder that is not there.
  func allowances() throws -> Allowances {
    var allowances = Allowances()
    for text in budgets {
      do throws(BudgetError) {
        try allowances.budgets.set(text)
      } catch {
        throw CommandError("--budget: \(error.message)")
      }
    }
    for folder in folders {
      guard isFolder(folder) else {
        throw CommandError("--allow-path \(folder.escapingControls): there is no such folder")
      }
      allowances.folders.append(folder)
    }
    return allowances
  }
}

extension AllowanceChoice: OptionTarget {
  static var options: [ListedOption<AllowanceChoice>] {
    [
      .values(
        "budget", samples: ["drawnPixels=1", "x"],
        help: ArgumentHelp(
          "Sets the most that each scene may ask for of some work, as in drawnPixels=2000000000. Can be repeated.",
          discussion: "The budgets, with their usual limits: "
            + Budget.allCases.map { "\($0.rawValue) \($0.standard)" }.joined(separator: ", ")
            + ". galley.yaml has them as the key budgets.",
          valueName: "name=value")
      ) { $0.budgets.append($1) },
      .values(
        "allow-path", samples: ["/tmp", "-"],
        help: ArgumentHelp(
          "Lets scenes read the files of this folder, which is not in their project's. Can be repeated.",
          discussion: """
            A project's folder is that of galley.yaml, else the root of the git repository, else the current folder, if the \
            scene is in it, else the scene's own.
            """,
          valueName: "folder")
      ) { $0.folders.append($1) },
    ]
  }
}
