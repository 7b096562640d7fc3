import Foundation

/// The command `galley-rewriter swift build|test|run [OPTIONS…]`, which runs the package manager on
/// a package that was written for iOS.
struct SwiftCommand {
  private static let verbs = ["build", "test", "run"]
  /// The options and arguments with which `swift test` runs no tests.
  private static let listingOptions = [
    "list", "last", "-l", "--list-tests", "-h", "-help", "--help", "--help-hidden", "--version", "--show-codecov-path",
    "--show-code-coverage-path",
  ]
  /// The options by which the user chooses the entry point of tests.
  private static let entryPointOptions = ["--enable-test-discovery", "--experimental-test-entry-point-path"]
  /// The options with a value that affect the folder in which tests are built.
  private static let placeOptions = [
    "--package-path", "--scratch-path", "--build-path", "-c", "--configuration", "--sanitize", "--triple",
    "--swift-sdk", "--toolchain", "--build-system",
  ]

  private let arguments: [String]
  private let root: String
  private let scratch: String

  init(_ arguments: [String]) throws {
    guard let verb = arguments.first, Self.verbs.contains(verb) else {
      throw UsageError(
        "galley swift runs \(Self.verbs.joined(separator: ", ")), previews; options follow as for swift itself")
    }
    self.arguments = arguments
    let options = arguments.prefix { $0 != "--" }
    let start = options.value(of: ["--package-path"]) ?? FileManager.default.currentDirectoryPath
    guard let root = Self.packageFolder(around: start) else {
      throw UsageError("there is no Package.swift in \(start)")
    }
    self.root = root
    scratch =
      options.value(of: ["--scratch-path", "--build-path"]).map { URL(fileURLWithPath: $0).path } ?? root + "/.build"
  }

  /// Rewrites the sources that need rewriting, and runs `swift`. Returns 1 if a source could not be
  /// rewritten.
  func run() throws -> Int32 {
    let modules = try GalleyModules.stated()
    leaveOwnSettings()
    let package = try RewrittenPackage(at: root, scratch: scratch, modules: modules)
    if package.sources.hasErrors { return 1 }
    let ours = package.options
    let tests = TestTargets(of: package.packages[0])
    let discovery = discoveryOptions(tests)
    let whole = [arguments[0]] + ours + discovery + arguments.dropFirst()
    guard arguments[0] == "test", !asks(for: Self.listingOptions) else { try becomeSwift(whole) }
    let status = try runSwiftInForeground(whole)
    return status == 0 ? try checkThatTestsWereFound(tests, discovery: discovery) : status
  }

  /// Returns the options that make the package manager discover tests in the sources even if there
  /// is a hand-written list of tests. Without a further option, the package manager then runs no
  /// tests of Swift Testing, so Swift Testing is enabled as well.
  private func discoveryOptions(_ tests: TestTargets) -> [String] {
    guard arguments[0] != "run", tests.handWrittenList != nil, !asks(for: Self.entryPointOptions) else { return [] }
    let isStated = asks(for: ["--enable-swift-testing", "--disable-swift-testing"])
    return ["--enable-test-discovery"] + (arguments[0] == "test" && !isStated ? ["--enable-swift-testing"] : [])
  }

  /// Returns 1 if a target that imports a testing library has no tests, and reports each such
  /// target. Otherwise returns 0.
  private func checkThatTestsWereFound(_ tests: TestTargets, discovery: [String]) throws -> Int32 {
    let listed = try runSwift(["test", "list", "--skip-build"] + discovery + optionsOfPlace)
    guard listed.status == 0 else {
      throw UsageError("swift test list fails in \(root): run it there to see the reason")
    }
    let libraries = [("XCTest", "--disable-xctest"), ("Testing", "--disable-swift-testing")]
    let running = libraries.filter { !asks(for: [$0.1]) }.map(\.0)
    let empty = tests.withoutTests(in: String(decoding: listed.output, as: UTF8.self), running: running)
    for (target, library) in empty {
      note("error: no tests were found in \(target), though it imports \(library)")
    }
    return empty.isEmpty ? 0 : 1
  }

  /// The user's options that affect the folder in which tests are built.
  private var optionsOfPlace: [String] {
    var result: [String] = []
    var rest = arguments.dropFirst().prefix { $0 != "--" }
    while let word = rest.popFirst() {
      if Self.placeOptions.contains(word), let value = rest.popFirst() {
        result += [word, value]
      } else if Self.placeOptions.contains(where: { word.hasPrefix($0 + "=") }) {
        result.append(word)
      }
    }
    return result
  }

  private func asks(for names: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  /// Returns the nearest folder with a manifest, which is at a path or above it; nil if there is
  /// none.
  static func packageFolder(around path: String) -> String? {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) { return url.path }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }
}

extension ArraySlice where Element == String {
  /// Returns the value of an option, written as `--name value` or as `--name=value`; nil if the
  /// option is not given.
  func value(of names: [String]) -> String? {
    for (word, next) in zip(self, self.dropFirst().map(Optional.some) + [nil]) {
      for name in names {
        if word == name, let next { return next }
        if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
      }
    }
    return nil
  }
}
