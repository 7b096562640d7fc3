import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens

/// The screen with one failure: name and reasons at the top, pictures or text below, and the keys
/// at the bottom.
struct ReviewScreen {
  private static let keys =
    "a accept  r reject  s skip  A R S all the rest  d difference  l layout  i info  z zoom  f frame  q quit"

  let session: ReviewSession
  let failure: GoldenFailure
  let size: Terminal.Size
  /// True if text may have colours.
  let hasColors: Bool

  /// Returns the bytes that redraw the screen on a terminal.
  func bytes(on terminal: Terminal) throws -> [UInt8] {
    var top = [title] + failure.reasons.prefix(3).map { "  " + $0 }
    if failure.reasons.count > 3 { top.append("  and \(failure.reasons.count - 3) more changes: i shows all") }
    if let notice = session.notice { top.append(styled(notice, "31")) }
    top.append("")
    let room = size.rows - top.count - 1
    let content = try content(from: top.count, rows: room, showsPictures: terminal.pictures != .none)
    var text = terminal.pictures == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
    text += "\u{1B}[2J"
    for (row, line) in (top + content.lines).prefix(size.rows - 1).enumerated() {
      text += "\u{1B}[\(row + 1);1H" + cut(line, to: size.columns)
    }
    text += "\u{1B}[\(size.rows);1H" + styled(cut(Self.keys, to: size.columns), "7")
    var bytes = Array(text.utf8)
    for picture in content.pictures { bytes += try terminal.bytes(of: picture) }
    return bytes
  }

  private var title: String {
    let name = styled(failure.golden.title, "1")
    let count = session.changes[session.index].count
    let extent = count == 1 ? "" : " in \(count) cells"
    return "\(session.index + 1) of \(session.changes.count)  \(name)  \(styled(failure.verdict, "31"))\(extent)"
  }

  private func styled(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func content(from top: Int, rows: Int, showsPictures: Bool) throws
    -> (lines: [String], pictures: [ShownPicture])
  {
    switch session.side {
    case .info: return (scrolled(info), [])
    case .layout: return (scrolled(layoutLines()), [])
    case .pictures, .difference:
      guard !failure.pictures.isEmpty else { return (["only the layout differs: l shows it"], []) }
      let picture = failure.pictures[min(session.picture, failure.pictures.count - 1)]
      let frame = picture.frame.map { " of frame \"\($0)\", \(session.picture + 1) of \(failure.pictures.count)" } ?? ""
      let parts =
        session.side == .difference
        ? [("difference", picture.difference)]
        : [("expected", picture.expected), ("actual", picture.actual)]
      let shown = parts.compactMap { name, file in file.map { (name, $0) } }
      guard !shown.isEmpty else { return (["there is no golden picture to compare with"], []) }
      guard showsPictures else {
        return (shown.map { "\($0.0)\(frame): \(joined(session.artifacts.folder, $0.1))" }, [])
      }
      let width = (size.columns - 2 * (shown.count - 1)) / shown.count
      var captions = ""
      var pictures: [ShownPicture] = []
      for (place, (name, file)) in shown.enumerated() {
        let column = place * (width + 2)
        captions += String(repeating: " ", count: max(0, column - captions.count)) + cut(name + frame, to: width)
        guard let image = session.artifacts.contents(of: file).flatMap({ try? PNG.decode($0) }) else { continue }
        pictures.append(
          ShownPicture(
            image: image, part: part(of: image, picture), row: top + 1, column: column, columns: width,
            rows: max(1, rows - 1)))
      }
      return ([captions], pictures)
    }
  }

  /// Returns the part of a picture to show: all of it, or the different part with a margin.
  private func part(of image: Bitmap, _ picture: GoldenFailure.Picture) -> PixelRect {
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    guard session.isZoomed, let box = picture.bounds else { return all }
    let margin = 8
    let near = all.intersection(
      PixelRect(x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin))
    return near.isEmpty ? all : near
  }

  private var info: [String] {
    let golden = failure.golden
    let facts = [
      "scene       \(golden.scene)", golden.variant.isEmpty ? "" : "variant     \(golden.variant)",
      "run         \(failure.run) of \(session.runs.run), by galley \(session.runs.engine)",
      "fonts       \(session.runs.fonts ?? "the scene's own")",
    ]
    let files =
      failure.cellLine.map { ["would be    \($0)", "in          \(golden.cells)"] }
      ?? failure.pictures.filter { !$0.passes }.map { "would be    \(golden.image(of: $0.frame))" } + [
        "would be    \(golden.layout)"
      ]
    return facts.filter { !$0.isEmpty } + files
      + failure.files.map { "file        \(joined(session.artifacts.folder, $0))" } + [""] + failure.reasons
  }

  private func layoutLines() -> [String] {
    guard let after = session.artifacts.contents(of: failure.actualLayout) else {
      return ["\(joined(session.artifacts.folder, failure.actualLayout)) cannot be read"]
    }
    let before = failure.expectedLayout.flatMap(session.artifacts.contents) ?? []
    let lines = layoutDifference(expected: before, actual: after, width: size.columns)
    return lines.isEmpty
      ? ["the layout is as accepted"]
      : lines.map { $0.hasPrefix("-") ? styled($0, "31") : $0.hasPrefix("+") ? styled($0, "32") : $0 }
  }

  private func scrolled(_ lines: [String]) -> [String] {
    Array(lines.dropFirst(min(session.scroll, max(0, lines.count - 1))))
  }
}

/// Returns text cut to `columns` columns. Escape sequences for styles are not counted.
private func cut(_ text: String, to columns: Int) -> String {
  var (result, used, isStyle) = ("", 0, false)
  for character in text {
    if character == "\u{1B}" { isStyle = true }
    if !isStyle {
      if used == columns { continue }
      used += 1
    }
    result.append(character)
    if isStyle, character == "m" { isStyle = false }
  }
  return result
}
