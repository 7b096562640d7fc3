import Foundation

extension SourceFolder {
  /// The sources and resources in folders, and the packages and Xcode projects there.
  struct Contents {
    private(set) var files: [String] = []
    private(set) var resources: [String] = []
    /// The folders with a manifest of their own.
    private(set) var packages: [String] = []
    /// The Xcode projects, by their `.xcodeproj`.
    private(set) var projects: [String] = []

    /// Adds what is in a folder, without tests and what tools made. What is in a package stays its own.
    mutating func collect(_ folder: String) throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        let ending = (name as NSString).pathExtension
        if ["xcassets", "lproj", "xcstrings", "strings", "ttf", "otf"].contains(ending) {
          resources.append(path)
        } else if isFolder.boolValue {
          let isLeftOut =
            name.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "build"].contains(name)
            || ["xcodeproj", "xcworkspace", "bundle", "framework"].contains(ending)
          if ending == "xcodeproj" { projects.append(path) }
          if isLeftOut { continue }
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
