import ArgumentParser
import GalleyBase
import GalleyFiles
import GalleyGoldens

/// A verdict that failures are chosen by, with spaces or dashes between its words.
struct PendingVerdict: ExpressibleByArgument, Hashable, Sendable {
  /// All verdicts about failures, in the words of reports.
  static let words = Verdict.allCases.filter { $0 != .same }.map(\.rawValue) + ["missing", "unreadable"]
  /// All as the command line has them.
  static let allValueStrings = words.map { $0.replacing(" ", with: "-") }

  /// The verdict in the words of reports.
  var word: String

  /// Reads a verdict; nil if it is none.
  init?(argument: String) {
    word = argument.replacing("-", with: " ")
    guard PendingVerdict.words.contains(word) else { return nil }
  }
}

/// The arguments that choose among the failures that wait.
struct PendingOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      "Names of scenes, or ends of their paths, with the variant behind an @ if one is meant; or folders.",
      valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Choose only failures with this verdict: \(PendingVerdict.allValueStrings.joined(separator: ", ")).",
      valueName: "verdict"))
  var only: PendingVerdict?

  @OptionGroup var artifacts: ArtifactsOption

  /// True if nothing is chosen by name or verdict.
  var isOpen: Bool { names.isEmpty && only == nil }

  /// Returns the failures that are chosen, sorted by scene and variant. Finishes what a killed run left half written beside
  /// their scenes.
  ///
  /// A record may come from elsewhere, and what `--all` means is here: nothing is done with scenes outside of the repository,
  /// or outside of the current folder without one, that are not named as a whole.
  /// - Parameter answers: true to answer for the failures, false to list them only.
  /// - Throws: that a name means no failure and no file, that no failure is chosen though one is asked for, or that one of
  ///   those to be answered for is of such a scene.
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
        note("\(path): finished what a killed run began")
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
        throw CommandError("\(name): nothing of that name is pending in \(folder)" + (near ?? ""))
      }
      chosen.formUnion(meant.map(\.golden))
    }
    let found = all.filter { failure in
      (names.isEmpty || chosen.contains(failure.golden)) && only.map { failure.verdict == $0.word } ?? true
    }
    guard isOpen || !found.isEmpty else {
      let others = all.isEmpty ? "" : "; \(all.count) \(all.count == 1 ? "other is" : "others are"): see galley pending"
      throw CommandError("nothing that was asked for is pending in \(folder)\(others)")
    }
    return found
  }

  /// True if a failure's scene is named with its variant, as reports name it.
  private func isNamed(_ golden: GoldenCase) -> Bool { names.contains { golden.isCalled($0) } }
}

/// True if a scene or its goldens are outside of the repository; without one, outside of the current folder.
private func isOutside(_ golden: GoldenCase) -> Bool {
  let home = repositoryFolder()
  let goldens = nearestFolder(folder(of: golden.scene))
  return !lies(goldens, in: home) || !lies(resolvedPath(golden.scene) ?? goldens, in: home)
}

extension GoldenCase {
  /// Returns true if a name is the scene, as reports name it, or this cell of it. An `@` behind the scene and no cell means the
  /// scene as it stands.
  fileprivate func isCalled(_ name: String) -> Bool {
    let name = plain(name)
    return plain(scene) == name || plain(title) == name || plain(scene + "@" + variant) == name
  }

  /// Returns true if a name means this case among others: it is the path of the scene or of a golden, or the end of one
  /// from a slash on, with or without the scene's extension and its variant; or a folder above the scene.
  fileprivate func isMeant(by name: String) -> Bool {
    let name = plain(name)
    guard !name.isEmpty else { return true }
    let bare = variant.isEmpty ? stem : String(stem.dropLast(variant.count + 1))
    return [scene, bare, title, stem, image, layout].map(plain).contains { $0 == name || $0.hasSuffix("/" + name) }
      || plain(scene).hasPrefix(name + "/")
  }
}

/// Returns a path without `.` and without slashes at its end; empty for the current folder.
private func plain(_ path: String) -> String {
  var parts = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
  while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
  return parts.joined(separator: "/")
}
