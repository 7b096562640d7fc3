import Foundation

/// The test targets of the tested package.
struct TestTargets {
  private let targets: [SwiftPackage.Target]
  private let root: String

  init(of package: SwiftPackage) {
    root = package.path
    targets = package.targets.filter { $0.type == "test" && $0.isRewritable }
  }

  /// The path of a list of tests that was written by hand for Linux, such as `LinuxMain.swift`; nil
  /// if there is none. The package manager runs the tests in such a list instead of all tests. The
  /// list is seldom complete, since it is not used on iOS.
  var handWrittenList: String? {
    for target in targets {
      var folder = URL(fileURLWithPath: root).appendingPathComponent(target.path).standardizedFileURL
      while folder.path != root && folder.path != "/" {
        folder.deleteLastPathComponent()
        for name in ["XCTMain.swift", "LinuxMain.swift"] {
          let path = folder.appendingPathComponent(name).path
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// Returns the targets that import a testing library and have no tests in `list`, each with the
  /// library.
  ///
  /// - Parameters:
  ///   - list: what `swift test list` prints: `Target.Class/test` or `Target.test()` in a line.
  ///   - libraries: the testing libraries that run, such as XCTest.
  func withoutTests(in list: String, running libraries: [String]) -> [(target: String, library: String)] {
    let lines = list.split(separator: "\n")
    return targets.compactMap { target in
      guard let library = libraries.first(where: { isImported($0, by: target) }),
        !lines.contains(where: { $0.hasPrefix(target.moduleName + ".") })
      else { return nil }
      return (target.name, library)
    }
  }

  private func isImported(_ library: String, by target: SwiftPackage.Target) -> Bool {
    let folder = URL(fileURLWithPath: root).appendingPathComponent(target.path).path
    return target.sources.contains { source in
      FileManager.default.contents(atPath: folder + "/" + source)?.range(of: Data("import \(library)".utf8)) != nil
    }
  }
}

extension SwiftPackage.Target {
  /// The name by which sources import the target.
  var moduleName: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
