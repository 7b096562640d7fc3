import ArgumentParser
import GalleyBase
import GalleyFiles
package import GalleyScenes

/// The permissions that scenes have beyond the defaults: higher limits of work, and further
/// readable folders.
package struct Allowances: Hashable, Sendable {
  /// The limits of work that the options set.
  package var budgets = Budgets()
  /// The folders that scenes may read in addition to their project's.
  package var folders: [String] = []

  /// Creates the default permissions.
  package init() {}
}

/// The options for the permissions of scenes. Every command that draws scenes has them.
package typealias AllowanceOptions = ListedOptions<AllowanceChoice>

/// The values of `--budget` and `--allow-path`, before they are checked.
package struct AllowanceChoice: Hashable, Sendable {
  /// The limits of work, each as `name=value`.
  var budgets: [String] = []
  /// The folders that scenes may read.
  var folders: [String] = []

  /// The values as command-line arguments.
  package var words: [String] { budgets.flatMap { ["--budget", $0] } + folders.flatMap { ["--allow-path", $0] } }

  /// Creates the default values.
  package init() {}

  /// Returns the permissions that the values of the options set. Throws if a value is not valid.
  /// - Throws: an error for an invalid limit or a missing folder.
  package func allowances() throws -> Allowances {
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
  package static var options: [ListedOption<AllowanceChoice>] {
    [
      .values(
        "budget", samples: ["drawnPixels=1", "x"],
        help: ArgumentHelp(
          "Sets a limit on the work of each scene, as in drawnPixels=2000000000. Can be repeated.",
          discussion: "The budgets and their defaults: "
            + Budget.allCases.map { "\($0.rawValue) \($0.standard)" }.joined(separator: ", ")
            + ". galley.yaml sets them under the key budgets.",
          valueName: "name=value")
      ) { $0.budgets.append($1) },
      .values(
        "allow-path", samples: ["/tmp", "-"],
        help: ArgumentHelp(
          "Lets scenes read files of this folder outside their project. Can be repeated.",
          discussion: """
            A project's folder is that of galley.yaml, else the root of the git repository, else the current folder, if the \
            scene is in it, else the scene's own.
            """,
          valueName: "folder")
      ) { $0.folders.append($1) },
    ]
  }
}
