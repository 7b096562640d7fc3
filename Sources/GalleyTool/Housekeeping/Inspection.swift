import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens
import GalleyPipeline
import GalleyScenes

/// The facts about one file that `galley inspect` prints.
struct Inspection: Sendable {
  /// A fact, with its name and its value.
  typealias Fact = (name: String, value: JSON)

  var path: String
  /// The kind of the file: `PNG`, `layout` or `scene`.
  var kind: String
  var facts: [Fact]

  /// Collects the facts about a file.
  /// - Throws: an error if the file cannot be read, or all mistakes in a scene.
  init(of path: String, _ session: RenderSession) throws {
    self.path = path
    let bytes = try readFile(path)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      kind = "PNG"
      facts = try naming(path) { try pictureFacts(bytes, path) }
    } else if let dump = try? JSON(reading: bytes), dump["views"]?.array != nil,
      let layout = LayoutSummary(dump: bytes), path.hasSuffix(".layout.json") || dump["fontsUsed"] != nil
    {
      kind = "layout"
      facts = layoutFacts(layout, dump)
    } else {
      kind = "scene"
      facts = try sceneFacts(path, session)
    }
    facts.append(("bytes", bytes.count.json))
    facts.append(("sha256", sha256(of: bytes).json))
  }

  /// The facts as text in columns.
  var text: String {
    let width = facts.map(\.name.count).max() ?? 0
    var lines = ["\(path): \(kind)"]
    for (name, value) in facts {
      let head = "  \(name)\(String(repeating: " ", count: width - name.count))  "
      let values = value.array.map { $0.isEmpty ? ["none"] : $0.map(\.words) } ?? [value.words]
      lines.append(head + values[0])
      lines += values.dropFirst().map { String(repeating: " ", count: head.count) + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The facts as JSON for reports.
  var json: JSON {
    ["path": path, "kind": kind] + .object(facts.map { JSON.Member(name: $0.name, value: $0.value) })
  }
}

extension JSON {
  /// The value as text, with strings not quoted.
  fileprivate var words: String { string ?? line }
}

private let colorTypes = [0: "grey", 2: "RGB", 3: "palette", 4: "grey and alpha", 6: "RGB and alpha"]

private func pictureFacts(_ bytes: [UInt8], _ path: String) throws -> [Inspection.Fact] {
  let picture = try PNG.decode(bytes)
  let colors = Set((0..<picture.height).flatMap { y in (0..<picture.width).map { x in picture[x, y] } })
  let size = Array("\(picture.width)x\(picture.height):".utf8)
  var facts: [Inspection.Fact] = [
    ("size", "\(picture.width) × \(picture.height) pixels".json),
    ("colorType", (colorTypes[Int(bytes[25])] ?? "unknown").json), ("bitDepth", Int(bytes[24]).json),
    ("interlaced", (bytes[28] != 0).json), ("chunks", chunkNames(bytes).json), ("colors", colors.count.json),
    ("opaque", colors.allSatisfy { $0.alpha == 255 }.json), ("pixels", sha256(of: size + picture.bytes).json),
    ("writtenByGalley", isWrittenByGalley(path).json),
  ]
  if let scene = sceneFile(ofGolden: path) { facts.append(("goldenOf", scene.json)) }
  return facts
}

/// Returns the names of the chunks in a valid PNG in their order, each once.
private func chunkNames(_ bytes: [UInt8]) -> [String] {
  var (names, place): ([String], Int) = ([], 8)
  while place + 12 <= bytes.count {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    if !names.contains(name) { names.append(name) }
    place += 12 + length
  }
  return names
}

/// Returns the scene file that belongs to a golden; nil if there is none.
private func sceneFile(ofGolden path: String) -> String? {
  guard let ending = [".layout.json", ".png"].first(where: path.hasSuffix) else { return nil }
  var stems = [String(path.dropLast(ending.count))]
  let name = fileName(of: stems[0])
  // A frame follows a dot, and a variant an @.
  for mark in [Character("."), "@"] {
    if let end = name.firstIndex(of: mark) { stems.append(joined(folder(of: path), String(name[..<end]))) }
  }
  return stems.flatMap { stem in [".yaml", ".yml", ".json"].map { stem + $0 } }.first(where: isFile)
}

private func layoutFacts(_ layout: LayoutSummary, _ dump: JSON) -> [Inspection.Fact] {
  let views = layout.views.map { view in
    let text = view.text.isEmpty ? "" : " " + view.text.quoted
    let lines = view.lines.isEmpty ? "" : ", \(view.lines.count) \(view.lines.count == 1 ? "line" : "lines")"
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(\.plainDecimal)
    return "\(view.name) [\(frame.joined(separator: ", "))]\(lines)\(text)"
  }
  return [
    ("size", "\(layout.size.width.plainDecimal) × \(layout.size.height.plainDecimal) pt".json),
    ("scale", layout.scale.json), ("views", views.json),
    ("lines", layout.views.reduce(0) { $0 + $1.lines.count }.json),
    ("fonts", Set(layout.views.flatMap { $0.lines.flatMap(\.fonts) }).sorted().json),
    ("frames", layout.steps.compactMap(\.frame).json),
    ("missingGlyphs", (dump["missingGlyphs"]?.array?.count ?? 0).json),
  ]
}

private func sceneFacts(_ path: String, _ session: RenderSession) throws -> [Inspection.Fact] {
  let golden = GoldenCase(scene: path)
  let frames = try session.frames(of: golden)
  let layout = golden.storedLayout
  let goldens = frames.map { golden.image(of: $0, in: layout) } + [golden.layout]
  return [
    ("frames", frames.compactMap(\.self).json), ("files", session.inputs(of: path).filter { $0 != path }.json),
    ("goldens", goldens.filter(exists).json), ("missing", goldens.filter { !exists($0) }.json),
  ]
}
