import Foundation
import PackagePlugin

/// Compiles rewritten copies of sources that are outside of the target's folder. The file
/// `rewrite.txt` in the target's folder lists them, one folder or file per line, relative to the
/// package's folder.
@main struct RewriteForUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let list = target.directoryURL.appending(path: "rewrite.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(list.path) is absent: it names the folders with the sources to be rewritten")
      return []
    }
    let package = context.package.directoryURL
    let files = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      Self.sources(at: package.appending(path: line.trimmingCharacters(in: .whitespaces)))
    }
    let output = context.pluginWorkDirectoryURL
    // The sources of a module have distinct names, so that all copies can be in one folder.
    let copies = files.map { output.appending(path: $0.lastPathComponent) }
    return [
      .buildCommand(
        displayName: "Rewriting \(files.count) sources of \(target.name)",
        executable: try context.tool(named: "GalleyRewriter").url,
        arguments: ["rewrite", "--flat", "-o", output.path] + files.map(\.path),
        inputFiles: files, outputFiles: copies)
    ]
  }

  /// Returns the Swift sources in a folder, sorted, or the single file at a path.
  private static func sources(at place: URL) -> [URL] {
    if place.pathExtension == "swift" { return [place] }
    guard let names = FileManager.default.enumerator(atPath: place.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { place.appending(path: $0) }
  }
}
