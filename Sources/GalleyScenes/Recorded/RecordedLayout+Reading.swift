import GalleyBase
import GalleyFiles

extension RecordedLayout {
  /// Reads a layout file. Members that are not compared may have any value or be missing.
  /// - Parameter file: the path as diagnostics show it.
  /// - Throws: every mistake in the file; or, if it is not JSON, the first. YAML is not accepted: layouts are not
  ///   written by hand.
  public init(reading bytes: [UInt8], file: String) throws(SceneError) {
    let source = try checkedText(
      bytes, file: file, limits: ReadingLimits(), beginning: "a layout begins with { \"galley\": 1")
    do {
      _ = try JSON(reading: source.bytes, depth: ReadingLimits().depth)
    } catch {
      let position = source.position(at: error.offset)
      throw SceneError([Diagnostic(file: file, position: position, message: "not valid JSON: \(error.message)")])
    }
    let document = try Document(reading: bytes, file: file)
    var decoding = Decoding(document)
    var layout = RecordedLayout()
    decoding.decodeKnown(document.root, into: &layout, by: RecordedLayout.keys)
    if !decoding.mistakes.isEmpty { throw SceneError(decoding.mistakes) }
    self = layout
  }

  fileprivate static let keys = KeyTable<RecordedLayout>(
    "a layout",
    [
      Key("galley", form: .schemaVersion) { _, _ in },
      Key("recorded") { layout, decoding, node in
        guard decoding.document.pairs(node) != nil else { return decoding.reject(node, expected: "a mapping") }
        let words = ["device", "system"].compactMap { key in
          decoding.document.value(of: key, in: node).flatMap { decoding.document.scalarText($0) }
        }
        layout.origin = words.isEmpty ? nil : words.joined(separator: ", ")
      },
      Key("size", form: .extents) { $0.size = $1 },
      Key("scale", form: .scale) { $0.scale = $1 },
      Key("views") { layout, decoding, node in decoding.appendViews(node, at: "views", to: &layout.views) },
    ], required: ["galley", "size", "scale", "views"])
}

extension RecordedView {
  fileprivate static let keys = KeyTable<RecordedView>(
    "a view of a layout",
    [
      Key("id", form: .string) { $0.name = $1 },
      Key("frame", form: .rect) { $0.frame = $1 },
      Key("text", form: .string) { $0.text = $1 },
      Key("lines") { view, decoding, node in
        view.lines = decoding.list(node, of: "lines") { RecordedLine($1, &$0) }
      },
    ])
}

extension RecordedLine {
  fileprivate init(_ node: NodeID, _ decoding: inout Decoding) {
    self.init()
    decoding.decodeKnown(node, into: &self, by: RecordedLine.keys)
  }

  private static let keys = KeyTable<RecordedLine>(
    "a line of a layout",
    [
      Key("range", form: .offsets) { $0.range = $1 },
      Key("rect", form: .rect) { $0.rect = $1 },
      Key("usedRect", form: .rect) { $0.usedRect = $1 },
      Key("baseline", form: .length) { $0.baseline = $1 },
      Key("drawnBaseline", form: .length) { $0.drawnBaseline = $1 },
      Key("runs") { line, decoding, node in
        line.glyphs = decoding.list(node, of: "runs") { RecordedRun($1, &$0).glyphs }.flatMap(\.self)
      },
    ], required: ["range"])
}

/// The glyphs of one font.
private struct RecordedRun {
  var font = ""
  var glyphs: [RecordedGlyph] = []

  init(_ node: NodeID, _ decoding: inout Decoding) { decoding.decodeKnown(node, into: &self, by: RecordedRun.keys) }

  private static let keys = KeyTable<RecordedRun>(
    "a run of a layout",
    [
      Key("font", form: .string) { $0.font = $1 },
      Key("glyphs") { run, decoding, node in
        let font = run.font
        run.glyphs = decoding.list(node, of: "glyphs") { $0.glyph($1, of: font) }.compactMap(\.self)
      },
    ], required: ["font", "glyphs"])
}

extension Decoding {
  /// Reads the members of a mapping that the table has, and ignores all others.
  fileprivate mutating func decodeKnown<Target>(_ node: NodeID, into target: inout Target, by table: KeyTable<Target>) {
    for (index, value) in findKnownKeys(node, table.spellings) {
      inside(key: table.spellings.names[index][0]) { table.keys[index].apply(&target, &$0, value) }
    }
  }

  /// Returns the members of a mapping that the table has, each as its index in the table and its
  /// value, in the order of the table. Reports missing members.
  private mutating func findKnownKeys(_ node: NodeID, _ table: KeySpellings) -> [(index: Int, value: NodeID)] {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "a mapping that describes \(table.subject)")
      return []
    }
    var found: [(index: Int, value: NodeID)] = []
    for (key, value) in pairs {
      if let index = table.index(of: document.scalarText(key) ?? "") { found.append((index, value)) }
    }
    for name in table.required.flatMap(\.self) where !found.contains(where: { table.names[$0.index][0] == name }) {
      report("the key \"\(name)\" is missing in \(table.subject)", at: node)
    }
    return found.sorted { $0.index < $1.index }
  }

  /// Reads every element of a list.
  fileprivate mutating func list<Element>(
    _ node: NodeID, of words: String, _ read: (inout Decoding, NodeID) -> Element
  ) -> [Element] {
    guard let nodes = document.elements(node) else {
      reject(node, expected: "a list of \(words)")
      return []
    }
    return nodes.enumerated().map { index, child in inside(index: index) { read(&$0, child) } }
  }

  /// Reads views and their subviews.
  fileprivate mutating func appendViews(_ node: NodeID, at place: String, to views: inout [RecordedView]) {
    guard let nodes = document.elements(node) else { return reject(node, expected: "a list of views") }
    for (index, child) in nodes.enumerated() {
      inside(index: index) { decoding in
        var view = RecordedView(name: "\(place)[\(index)]")
        decoding.decodeKnown(child, into: &view, by: RecordedView.keys)
        views.append(view)
        guard let inner = decoding.document.value(of: "subviews", in: child) else { return }
        decoding.inside(key: "subviews") {
          $0.appendViews(inner, at: "\(place)[\(index)].subviews", to: &views)
        }
      }
    }
  }

  /// Reads a glyph from a list `[glyph, x, y, advance, cluster]`.
  fileprivate mutating func glyph(_ node: NodeID, of font: String) -> RecordedGlyph? {
    let expected = "[glyph, x, y, advance, cluster]"
    guard let nodes = document.elements(node), nodes.count == 5 else { return reject(node, expected: expected) }
    let numbers = nodes.compactMap { Form<Double>.number(-1e9...1e9).read(&self, $0) }
    guard numbers.count == 5 else { return nil }
    guard let glyph = Int(exactly: numbers[0]), let cluster = Int(exactly: numbers[4]) else {
      return report("expected \(expected) with whole numbers for glyph and cluster", at: node)
    }
    return RecordedGlyph(glyph: glyph, font: font, origin: Point(x: numbers[1], y: numbers[2]), cluster: cluster)
  }
}
