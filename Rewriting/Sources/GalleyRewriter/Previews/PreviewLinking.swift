import Foundation

/// Links the program that draws previews.
struct PreviewLinking {
  private let folder: String
  private let modules: GalleyModules

  /// - Parameter folder: the folder of the program, which is created if necessary.
  init(folder: String, modules: GalleyModules) { (self.folder, self.modules) = (folder, modules) }

  var path: String { folder + "/draw" }
  /// The path of the file with the list of previews.
  var list: String { folder + "/previews.json" }

  /// Links the objects with a main program, and writes the list of previews. Returns the compiler's
  /// exit code.
  func link(_ built: BuiltPreviews) throws -> Int32 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try write(String(decoding: try encoder.encode(built.previews), as: UTF8.self), to: list)
    try write("import GalleyPreviews\n\nPreviewProgram.run()\n", to: folder + "/main.swift")
    let quoted = built.objects.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
    try write(quoted.joined(separator: "\n") + "\n", to: folder + "/objects")
    try linkResources(built.resources)
    let words =
      ["-swift-version", "5", "-module-name", "main", folder + "/main.swift", "@\(folder)/objects", "-o", path]
      + (try modules.compilerOptions())
      + (["--export-dynamic"] + modules.linkerOptions).flatMap { ["-Xlinker", $0] }
    return try runInForeground("swiftc", words, outputToErrors: true)
  }

  /// Creates symbolic links to resources in the program's folder, except to files named
  /// `Info.plist`.
  private func linkResources(_ resources: [String]) throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let isLink = (try? files.destinationOfSymbolicLink(atPath: folder + "/" + name)) != nil
      if isLink { try files.removeItem(atPath: folder + "/" + name) }
    }
    func isInformation(_ path: String) -> Bool { (path as NSString).lastPathComponent == "Info.plist" }
    try writeInformation(from: resources.filter(isInformation))
    for path in resources where !isInformation(path) {
      let place = folder + "/" + (path as NSString).lastPathComponent
      if !files.fileExists(atPath: place) { try files.createSymbolicLink(atPath: place, withDestinationPath: path) }
    }
  }

  /// Writes the properties of the main bundle: those in the first file, and those that Xcode gives
  /// to a new app, because apps read them without a test for nil. Values with build settings, such
  /// as `$(MARKETING_VERSION)`, are left out.
  private func writeInformation(from paths: [String]) throws {
    let data = paths.first.flatMap { FileManager.default.contents(atPath: $0) }
    let own = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    let values: [String: Any] = [
      "CFBundleIdentifier": "galley.previews", "CFBundleName": "Previews", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ].merging((own ?? [:]).filter { !(($0.value as? String)?.contains("$(") ?? false) }) { $1 }
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
  }
}
