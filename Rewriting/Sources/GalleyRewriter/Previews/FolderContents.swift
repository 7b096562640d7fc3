import Foundation

extension SourceFolder {
  /// The sources and resources in folders, and the packages and Xcode projects inside them.
  struct Contents {
    private(set) var files: [String] = []
    private(set) var resources: [String] = []
    /// The folders that have a manifest of their own.
    private(set) var packages: [String] = []
    /// The paths of the Xcode projects, which end with `.xcodeproj`.
    private(set) var projects: [String] = []

    /// The folders with sources for other systems, such as a watch app.
    private(set) var others: [String] = []

    /// True if a folder has a name that Xcode uses for another system, or a name that ends with the
    /// name of another system.
    private static func isOfAnotherSystem(_ name: String) -> Bool {
      ["Watch App", "WatchKit App", "WatchKit Extension", "watchOS", "tvOS", "macOS", "visionOS"]
        .contains(where: name.hasSuffix)
    }

    /// The extensions of the files that Xcode copies into an app.
    private static let resourceEndings: Set<String> = [
      "xcassets", "lproj", "xcstrings", "strings", "stringsdict", "bundle", "ttf", "otf", "json", "plist", "txt", "csv",
      "html", "xml", "md", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "mp3", "wav", "m4a", "mp4", "mov",
    ]

    /// Adds the contents of a folder, except tests and generated files. The contents of packages
    /// inside the folder are not added.
    mutating func collect(_ folder: String) throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        let ending = (name as NSString).pathExtension
        if Self.resourceEndings.contains(ending.lowercased()) {
          // Pictures and layouts in `Previews` were written by Galley.
          let isDrawn = (folder as NSString).lastPathComponent == "Previews" && ["png", "json"].contains(ending)
          if !isDrawn { resources.append(path) }
        } else if isFolder.boolValue {
          let isLeftOut =
            name.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "build"].contains(name)
            || ["xcodeproj", "xcworkspace", "framework"].contains(ending)
          if ending == "xcodeproj" { projects.append(path) }
          if isLeftOut { continue }
          if Self.isOfAnotherSystem(name) {
            others.append(path)
            continue
          }
          if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            packages.append(path)
          } else {
            try collect(path)
          }
        } else if ending == "swift", name != "Package.swift" {
          files.append(path)
        }
      }
    }
  }
}
