import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyPipeline
import GalleySystem

/// The font files of the machine. They are searched only to add them to a manifest; scenes never find fonts in this
/// way.
struct InstalledFonts {
  /// The folder that manifests search by default.
  static let searchFolder = "/usr/share/fonts"

  /// The faces by family, in the order of their files.
  private let families: [String: [FontFace]]

  /// Opens every font file in the system's and the user's font folders. Files that cannot be read
  /// are ignored.
  init() {
    let home = environmentValue("HOME").map { home in
      [".local/share/fonts", ".fonts", "Library/Fonts"].map { joined(home, $0) }
    }
    let folders =
      [Self.searchFolder, "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts"] + (home ?? [])
    var families: [String: [FontFace]] = [:]
    for file in folders.filter(isFolder).flatMap({ (try? filesBelow($0)) ?? [] }) where isFontFile(file) {
      for face in (try? FontFace.faces(ofFile: file)) ?? [] { families[face.familyName, default: []].append(face) }
    }
    self.families = families
  }

  /// Returns the faces of the family with the given name, in upper or lower case.
  /// - Throws: an error with the nearest name if there is no such family.
  func faces(ofFamily name: String) throws -> [FontFace] {
    if let faces = families[name] { return faces }
    if let same = families.keys.sorted().first(where: { $0.lowercased() == name.lowercased() }) {
      return families[same] ?? []
    }
    let near = nearestSpelling(to: name, among: families.keys.sorted()).map { "; did you mean \"\($0)\"?" }
    throw CommandError("there is no file \(name), and no installed family of that name" + (near ?? ""))
  }
}

/// True if the path has the file extension of a font.
func isFontFile(_ path: String) -> Bool {
  [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
}

/// Returns the Debian package that installed a file; empty if there is none, or if the system does
/// not use Debian packages.
func debianPackage(of path: String) -> String {
  let folder = "/var/lib/dpkg/info"
  for name in (try? names(in: folder)) ?? [] where name.hasSuffix(".list") {
    guard let list = try? readFile(joined(folder, name)) else { continue }
    let isIn = unsafe (list + [0]).withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe $0.baseAddress.map { unsafe strstr($0, "\n\(path)\n") != nil } ?? false
      }
    }
    if isIn { return String(name.dropLast(5).prefix { $0 != ":" }) }
  }
  return ""
}
