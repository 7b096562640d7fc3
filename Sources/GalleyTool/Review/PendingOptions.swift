import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens
import GalleyPipeline

/// A verdict that selects failures, with spaces or hyphens between its words.
struct PendingVerdict: ExpressibleByArgument, Hashable, Sendable {
  /// All verdicts about failures, as worded in reports.
  static let words = Verdict.allCases.filter { $0 != .same }.map(\.rawValue) + ["missing", "unreadable"]
  /// All verdicts as spelled on the command line.
  static let allValueStrings = words.map { $0.replacing(" ", with: "-") }

  /// The verdict as worded in reports.
  var word: String

  /// Creates the verdict from an argument; nil if the argument is not a verdict.
  init?(argument: String) {
    word = argument.replacing("-", with: " ")
    guard PendingVerdict.words.contains(word) else { return nil }
  }
}

/// The arguments that select pending failures.
struct PendingOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      "Scenes, by name or by the end of the path, with @VARIANT for one variant; or folders.",
      valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Choose only failures with this verdict: \(PendingVerdict.allValueStrings.joined(separator: ", ")).",
      valueName: "verdict"))
  var only: PendingVerdict?

  @OptionGroup var artifacts: ArtifactsOption

  /// True if failures are selected neither by name nor by verdict.
  var isOpen: Bool { names.isEmpty && only == nil }

  /// Returns the selected failures, sorted by scene and variant. First completes or undoes the
  /// writes that a killed run left incomplete in the folders of the scenes.
  ///
  /// A record may come from another machine, but `--all` means the scenes here. Scenes outside of the repository
  /// (without one, outside of the current folder) are therefore left alone unless their full path is given.
  /// - Parameter answers: true to answer the failures, false to list them.
  /// - Throws: an error if a name matches neither a failure nor a file, if no failure is selected although a selection
  ///   was given, or if a failure to be answered is of such a scene.
  func select(toAnswer answers: Bool) throws -> [GoldenFailure] {
    let found = try chosen()
    let strays = found.filter { isOutside($0.golden) && !isNamed($0.golden) }
    if answers, let first = strays.first {
      throw CommandError(
        "\(first.golden.title) is outside of \(repositoryFolder()): use the name that `galley pending` prints")
    }
    let projects = ProjectLibrary()
    for place in Set(found.filter { !strays.contains($0) }.map { GalleyFiles.folder(of: $0.golden.scene) }).sorted() {
      for path in try finishWriting(in: place, checking: projects.check(golden:)) {
        note("\(path): an earlier run was killed while writing this file; the write was completed or undone")
      }
    }
    return found
  }

  private func chosen() throws -> [GoldenFailure] {
    let (all, folder) = (try FailureRuns(reading: artifacts.folder).failures, artifacts.folder.folder)
    var chosen: Set<GoldenCase> = []
    for name in names {
      let exact = all.filter { $0.golden.isCalled(name) }
      let meant = exact.isEmpty ? all.filter { $0.golden.isMeant(by: name) } : exact
      guard !meant.isEmpty || exists(name) else {
        let near = nearestSpelling(to: name, among: all.map(\.golden.title)).map { "; did you mean \($0)?" }
        throw CommandError("\(name): no failure of that name is pending in \(folder)" + (near ?? ""))
      }
      chosen.formUnion(meant.map(\.golden))
    }
    let found = all.filter { failure in
      (names.isEmpty || chosen.contains(failure.golden)) && only.map { failure.verdict == $0.word } ?? true
    }
    guard isOpen || !found.isEmpty else {
      let others = all.isEmpty ? "" : "; \(all.count) \(all.count == 1 ? "other is" : "others are"): see galley pending"
      throw CommandError("no selected failure is pending in \(folder)\(others)")
    }
    return found
  }

  /// True if the arguments contain the name that reports use for this scene and variant.
  private func isNamed(_ golden: GoldenCase) -> Bool { names.contains { golden.isCalled($0) } }
}

/// True if a scene or its goldens are outside of the repository; without a repository, outside of
/// the current folder.
private func isOutside(_ golden: GoldenCase) -> Bool {
  let home = repositoryFolder()
  let goldens = nearestFolder(folder(of: golden.scene))
  return !lies(goldens, in: home) || !lies(resolvedPath(golden.scene) ?? goldens, in: home)
}

extension GoldenCase {
  /// True if `name` is the path of the scene, or the name that reports use for this scene or cell.
  /// An `@` at the end means the scene without a variant.
  fileprivate func isCalled(_ name: String) -> Bool {
    let name = plain(name)
    return plain(scene) == name || plain(title) == name || plain(scene + "@" + variant) == name
  }

  /// True if a name on the command line can mean this scene or cell; it may also mean others. The
  /// name is the path of the scene or of a golden, or the end of such a path after a slash.
  /// Extension and variant can be left out. It can also be a folder that contains the scene.
  fileprivate func isMeant(by name: String) -> Bool {
    let name = plain(name)
    guard !name.isEmpty else { return true }
    let bare = variant.isEmpty ? stem : String(stem.dropLast(variant.count + 1))
    return [scene, bare, title, stem, image, layout].map(plain).contains { $0 == name || $0.hasSuffix("/" + name) }
      || plain(scene).hasPrefix(name + "/")
  }
}

/// Returns a path without `.` components and trailing slashes; empty for the current folder.
private func plain(_ path: String) -> String {
  var parts = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
  while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
  return parts.joined(separator: "/")
}
