import Foundation

/// The location of a snapshot file: `__Snapshots__/<file of the test>/<function>.<name or
/// number>.<extension>` in the folder of the test file.
struct SnapshotFile {
  /// The URL of the reference file.
  let url: URL
  /// The folder for files that a failure writes. It is named after the test file, in
  /// `$SNAPSHOT_ARTIFACTS` or the temporary folder.
  let artifacts: URL

  init(
    testFile: String, folder: String?, testName: String, name: String?, pathExtension: String?,
    numbers: SnapshotNumbers, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let test = URL(fileURLWithPath: testFile, isDirectory: false)
    let suite = test.deletingPathExtension().lastPathComponent
    let folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? test.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
    let identifier =
      name.map(SnapshotFile.word) ?? String(numbers.next(for: folder.appendingPathComponent(testName).path))
    let plain = folder.appendingPathComponent("\(SnapshotFile.word(testName)).\(identifier)")
    url = pathExtension.map { plain.appendingPathExtension($0) } ?? plain
    artifacts = URL(fileURLWithPath: environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory(), isDirectory: true)
      .appendingPathComponent(suite)
  }

  /// The kind of the file in one word, such as `picture` or `layout`.
  var kind: String {
    switch url.pathExtension {
    case "png": "picture"
    case "json" where url.lastPathComponent.hasSuffix(".layout.json"): "layout"
    default: "snapshot"
    }
  }

  /// The URL for the failed snapshot.
  var failure: URL { artifacts.appendingPathComponent(url.lastPathComponent) }

  /// Returns the URL for another file that a failure writes.
  func failure(named name: String) -> URL {
    artifacts.appendingPathComponent(url.deletingPathExtension().lastPathComponent)
      .appendingPathExtension(name).appendingPathExtension(url.pathExtension)
  }

  /// Returns a name in which each run of characters other than letters, digits and `_` is replaced
  /// by a hyphen. There are no hyphens at the ends.
  static func word(_ name: String) -> String {
    name.replacingOccurrences(of: #"\W+"#, with: "-", options: .regularExpression)
      .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}
