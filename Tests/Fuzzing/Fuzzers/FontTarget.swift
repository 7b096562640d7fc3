import Galley
import GalleyFiles
import GalleySystem

/// A font file: opening, names and metrics, shaping, masks, outlines, colours.
final class FontTarget: FuzzTarget {
  private let path: String

  static let largestInput = 20_000

  init() throws {
    // A file in memory, where the system has such a folder.
    let folder = isFolder("/dev/shm") ? "/dev/shm" : "/tmp"
    path = joined(folder, "galley-fuzz-\(getpid()).ttf")
  }

  deinit { removeFile(path) }

  static var seeds: [[UInt8]] { Seeds.files(in: "Fonts", [".ttf", ".ttc"], most: largestInput) }

  func take(_ bytes: [UInt8]) {
    do {
      try overwrite(bytes)
      let fonts = try FontCollection(
        manifest: FontManifest(folder: "", faces: [], system: ""), files: [FontFile(path: path)])
      let typesetter = Typesetter(fonts: fonts)
      let context = try RenderContext(typesetter: typesetter, scale: 1)
      let font = try fonts.font(FontDescriptor(), size: 9)
      _ = typesetter.reportingFailures { draw(font, context, count: bytes.count) }
    } catch {}
  }

  /// Writes the file in place, which costs less than to make one.
  private func overwrite(_ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    require(descriptor >= 0, "\(path) cannot be written")
    let written = write(descriptor, bytes, bytes.count)
    close(descriptor)
    require(written == bytes.count, "\(path) cannot be written")
  }

  private func draw(_ font: Font, _ context: RenderContext, count: Int) {
    _ = (font.fontName, font.familyName, font.lineHeight, font.capHeight, font.xHeight, font.face.axes)
    let label = Label(in: context)
    label.font = font
    label.text = "AVfi 1\u{2215}2 e\u{301}\u{5D0}\u{628}\u{644}\u{627}\u{915}\u{94D}\u{937}\u{1F600}\u{E000} HxO"
    label.numberOfLines = 0
    // Small, since a damaged outline may be larger than any canvas.
    label.frame = Rect(x: 0, y: 0, width: 60, height: 40)
    if count % 4 == 0 { _ = LayoutDump(of: label, size: label.frame.size) }
    _ = try? rasterize(
      displayList(of: label), size: PixelSize(width: 60, height: 40), scale: 1, background: .white,
      typesetter: context.typesetter)
  }

  func changed(_ bytes: [UInt8], by choices: inout Choices) -> [UInt8]? {
    guard bytes.count > 12, !choices.once(in: 4) else { return nil }
    // Most of a font is outlines; a change inside of a table that is chosen first reaches the others as often.
    let count = min(Int(bytes[4]) << 8 | Int(bytes[5]), (bytes.count - 12) / 16)
    guard count > 0 else { return nil }
    let record = 12 + 16 * choices.below(count)
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (start, length) = (number(record + 8), number(record + 12))
    guard length > 0, start + length <= bytes.count else { return nil }
    var made = bytes
    for _ in 0...choices.below(3) {
      let place = start + choices.below(min(length, choices.once(in: 2) ? 64 : length))
      switch choices.below(4) {
      case 0: made[place] = UInt8(choices.below(256))
      case 1: made[place] = choices.one(of: [0, 1, 0x7F, 0x80, 0xFF]) ?? 0
      case 2: made[place] &+= 1
      default: made[place] ^= UInt8(1 << choices.below(8))
      }
    }
    return made
  }
}
