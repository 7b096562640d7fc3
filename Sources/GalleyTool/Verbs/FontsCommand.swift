import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes

/// `galley fonts`.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that scenes may use.",
    discussion: """
      Prints one line for each face, by family: PostScript name, weight, state, pinned digest (SHA-256), package and path. \
      The states are

          ok          the file is the pinned one
          absent      there is no file; the report names the package to install
          different   the file has another digest
          damaged     the file cannot be read as a font

      Exit code 1 if a face is not ok.

      Examples:
          galley fonts
          galley fonts --json | jq -r '.faces[].family' | sort -u
      """)

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let (folder, collection) = try FontLibrary(folder: fonts.folder).manifestFonts()
    let faces = collection.faceDescriptions
    try report.write(json: json(faces, folder: folder), text: text(faces, collection))
    if faces.contains(where: { $0.state != .ok }) { throw Findings() }
  }

  private func text(_ faces: [FaceDescription], _ collection: FontCollection) -> String {
    var lines: [String] = []
    let longest = faces.map(\.postScriptName.count).max() ?? 0
    for family in collection.familyNames {
      lines.append(family)
      for face in faces where face.family == family {
        let name = face.postScriptName + String(repeating: " ", count: longest - face.postScriptName.count)
        let digest = face.digest.isEmpty ? "not pinned" : String(face.digest.prefix(12))
        let package = face.package.isEmpty ? "" : "  \(face.package)"
        lines.append(
          "  \(name)  \(face.traits.weight)  \(face.state)  \(digest)\(package)  \(face.path ?? face.file.path)")
      }
    }
    for face in faces {
      if let error = face.error { lines.append(error.message) }
    }
    let ok = faces.count { $0.state == .ok }
    lines.append("\(ok) of \(faces.count) faces ok; system is \(collection.manifest.system)")
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ faces: [FaceDescription], folder: String) -> JSON {
    let rows = faces.map { face -> JSON in
      [
        "family": face.family, "name": face.postScriptName, "weight": face.traits.weight, "italic": face.traits.italic,
        "state": "\(face.state)", "sha256": face.digest, "package": face.package, "licence": face.licence,
        "file": face.path ?? face.file.path, "index": face.file.index, "error": face.error?.message,
      ]
    }
    return ["galley": 1, "folder": folder, "faces": rows]
  }
}
