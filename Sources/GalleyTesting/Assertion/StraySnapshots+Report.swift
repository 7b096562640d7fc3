import Foundation
import GalleyGoldens
import Synchronization

extension StraySnapshots {
  private static let looked = Mutex<Set<String>>([])

  /// Prints, once per process, the snapshots of a test file that none of its tests uses. Prints
  /// nothing if the tests run without their sources, or if a test sets the folder of its snapshots.
  static func report(beside testFile: String, folder: String?) {
    guard folder == nil, looked.withLock({ $0.insert(testFile).inserted }),
      FileManager.default.fileExists(atPath: testFile)
    else { return }
    let test = URL(fileURLWithPath: testFile, isDirectory: false)
    let snapshots = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    let strays = find(in: snapshots.path, of: testFile)
    guard !strays.isEmpty else { return }
    for stray in strays { printToStandardError("\(stray.path): \(stray.reason)") }
    printToStandardError(
      "no test uses \(strays.count == 1 ? "this file" : "these \(strays.count) files"): "
        + "`galley prune --force \(snapshots.path)` removes \(strays.count == 1 ? "it" : "them")")
  }
}
