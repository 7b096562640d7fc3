import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyScenes

/// `galley fonts`.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the fonts that scenes may use.",
    discussion: """
      One line a face, by family: PostScript name, weight, whether its file is the pinned one, the digest (SHA-256) it \
      is pinned by, the package it comes from, and where it is.

          ok          the file is there and is the pinned one
          absent      no file; the package to install is named
          different   another version of the file
          damaged     no font that can be read

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
    try writeStandardOutput(report.json ? json(faces, folder: folder) : Array(text(faces, collection).utf8))
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

  private func json(_ faces: [FaceDescription], folder: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("galley", 1)
    json.member("folder", folder)
    json.key("faces")
    json.beginArray(.lines)
    for face in faces {
      json.beginObject()
      json.member("family", face.family)
      json.member("name", face.postScriptName)
      json.member("weight", face.traits.weight)
      json.member("italic", face.traits.italic)
      json.member("state", "\(face.state)")
      json.member("sha256", face.digest)
      json.member("package", face.package)
      json.member("licence", face.licence)
      json.member("file", face.path ?? face.file.path)
      json.member("index", face.file.index)
      if let error = face.error { json.member("error", error.message) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.bytes
  }
}
