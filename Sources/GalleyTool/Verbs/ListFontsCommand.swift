import ArgumentParser
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The command `galley fonts list`, which is also the default of `galley fonts`.
struct ListFontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the fonts that scenes may use, or explain which font sets a text.",
    discussion: """
      Prints one line for each face, by family: PostScript name, weight, state, pinned digest (SHA-256), package and \
      path. The states are

          ok          the file is the pinned one
          absent      there is no file; the report lists the package to install
          different   the file has another digest
          mislabelled fonts.json and the file disagree about the face
          damaged     the file cannot be read as a font

      Exit code 1 if a face is not ok.

      --why prints one line for each run of a text instead: the text, the face that sets it, and the reason: the font \
      has it, a fallback font replaces it, an emoji needs a colour face, or no face has it. Exit code 1 if no face \
      has a character of the text.

      Examples:
          galley fonts
          galley fonts --json | jq -r '.faces[].family' | sort -u
          galley fonts --why "Hello, 世界 👋" --locale ja
      """)

  @Option(help: ArgumentHelp("Say which face sets each part of this text, and why.", valueName: "text"))
  var why: String?

  @Option(help: ArgumentHelp("The locale of that text. (default: en_US)", valueName: "locale"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The font of that text: a family or a PostScript name. (default: the system font)", valueName: "name"))
  var font: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if why == nil, locale != nil || font != nil {
      throw ValidationError("--locale and --font describe the text of --why: add --why TEXT")
    }
  }

  /// Throws if `--why` is not immediately followed by its text, and suggests the correct command.
  static func refuseMissingText(_ arguments: [String]) throws(CommandError) {
    guard arguments.first == "fonts", let place = arguments.firstIndex(of: "--why") else { return }
    let rest = arguments[(place + 1)...]
    guard rest.first?.hasPrefix("-") ?? true else { return }
    let (alone, valued): (Set, Set) = (["--json", "--verify-fonts"], ["--font", "--locale", "--fonts"])
    var options: [String] = []
    var text: String?
    var last = ""
    for word in arguments[1..<place] + rest {
      if valued.contains(last) {
        options += [last, word]
      } else if alone.contains(word) {
        options.append(word)
      } else if !valued.contains(word), word != "list" {
        text = word.hasPrefix("--") ? text : word
      }
      last = valued.contains(last) ? "" : word
    }
    // A text that begins with a dash would be read as an option.
    let words = text?.hasPrefix("-") == true ? ["--why=" + (text ?? "")] : ["--why", text ?? "TEXT"]
    let command = (["galley", "fonts"] + words + options).map(shellWord).joined(separator: " ")
    throw CommandError("put the text right after --why: \(command)")
  }

  mutating func run() throws {
    if let why {
      let runs = try fontRuns(of: why, font: font, locale: locale, RenderSession(FontLibrary(fonts.value)))
      try report.value.write(
        json: ["galley": 1, "runs": runs.map(\.json)], text: FontRun.text(of: runs))
      if runs.contains(where: \.isMissing) { throw Findings() }
      return
    }
    let (folder, collection) = try FontLibrary(FontsChoice(folder: fonts.folder)).manifestFonts()
    let faces = collection.faceDescriptions
    try report.value.write(json: json(faces, folder: folder), text: text(faces, collection))
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
    lines.append("\(ok) of \(faces.count) faces ok; the system font is \(collection.manifest.system)")
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
