import CoreGraphics
import Foundation

/// A PDF file in which each page consists of one picture.
struct PDFFile {
  /// A page's rectangle in points and its picture.
  struct Page {
    var bounds: CGRect
    var picture: Picture
    /// The number of the picture's pixels per point.
    var scale: CGFloat
  }

  /// An opaque picture in the form in which PDF stores it. Its rows of pixels are filtered and
  /// compressed as in a PNG.
  struct Picture {
    var width: Int
    var height: Int
    var rows: Data
    var bitsPerComponent: Int
    var components: Int
    /// The colours of the palette, with three bytes for each colour; nil without a palette.
    var palette: Data?
  }

  var pages: [Page] = []
  /// The entries of the information dictionary, such as `Title`.
  var information: [(key: String, text: String)] = []

  /// Returns the bytes of the file. The same pages and information always give the same bytes.
  func data() -> Data {
    var writer = PDFWriter()
    let count = pages.count
    let kids = (0..<count).map { "\(4 + 3 * $0) 0 R" }.joined(separator: " ")
    writer.write(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.write(2, "<< /Type /Pages /Kids [\(kids)] /Count \(count) >>")
    let entries = information.map { "/\($0.key) \(PDFWriter.string($0.text))" }.joined(separator: " ")
    writer.write(3, "<< /Producer (Galley) \(entries)>>")
    for (index, page) in pages.enumerated() {
      let number = 4 + 3 * index
      let (width, height) = (PDFWriter.number(page.bounds.width), PDFWriter.number(page.bounds.height))
      writer.write(
        number,
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R "
          + "/Resources << /XObject << /P \(number + 2) 0 R >> >> >>")
      // The picture's size is rounded up to whole pixels, so it may extend beyond the page at the
      // bottom and at the right.
      let side = CGSize(
        width: CGFloat(page.picture.width) / page.scale, height: CGFloat(page.picture.height) / page.scale)
      let matrix = [side.width, 0, 0, side.height, 0, page.bounds.height - side.height].map(PDFWriter.number)
      writer.write(number + 1, "<< ", stream: Data("\(matrix.joined(separator: " ")) cm /P Do".utf8))
      writer.write(number + 2, page.picture.dictionary, stream: page.picture.rows)
    }
    return writer.finished(root: 1, information: 3)
  }
}

extension PDFFile.Picture {
  /// Creates a picture from the data of a PNG; nil if the PNG has an alpha channel, is interlaced
  /// or is invalid.
  init?(png: Data) {
    let bytes = [UInt8](png)
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height, bitsPerComponent) = (number(16), number(20), Int(bytes[24]))
    let kind = bytes[25]
    guard [0, 2, 3].contains(kind), bytes[28] == 0 else { return nil }
    components = kind == 2 ? 3 : 1
    rows = Data()
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(place)
      guard place + 12 + length <= bytes.count else { return nil }
      let content = bytes[place + 8..<place + 8 + length]
      switch bytes[place + 4..<place + 8] {
      case [0x49, 0x44, 0x41, 0x54]: rows.append(contentsOf: content)
      case [0x50, 0x4C, 0x54, 0x45]: palette = Data(content)
      default: break
      }
      place += 12 + length
    }
  }

  /// The dictionary that describes the picture in the file, without its length and closing
  /// brackets.
  fileprivate var dictionary: String {
    let space: String
    if let palette {
      let colors = palette.map { String(format: "%02x", $0) }.joined()
      space = "[/Indexed /DeviceRGB \(palette.count / 3 - 1) <\(colors)>]"
    } else {
      space = components == 3 ? "/DeviceRGB" : "/DeviceGray"
    }
    return "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace \(space) "
      + "/BitsPerComponent \(bitsPerComponent) /Filter /FlateDecode /DecodeParms << /Predictor 15 "
      + "/Colors \(components) /BitsPerComponent \(bitsPerComponent) /Columns \(width) >> "
  }
}

/// A writer of PDF objects. It records the position of each object in the file.
private struct PDFWriter {
  private var data = Data("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
  private var positions: [Int] = []

  /// Writes an object. Call it in the order of the objects' numbers, starting with 1.
  mutating func write(_ number: Int, _ text: String) {
    positions.append(data.count)
    data.append(contentsOf: "\(number) 0 obj\n\(text)\nendobj\n".utf8)
  }

  /// Writes an object that consists of a dictionary and a stream.
  /// - Parameter dictionary: the text of the dictionary without its length and closing brackets.
  mutating func write(_ number: Int, _ dictionary: String, stream: Data) {
    positions.append(data.count)
    data.append(contentsOf: "\(number) 0 obj\n\(dictionary)/Length \(stream.count) >>\nstream\n".utf8)
    data.append(stream)
    data.append(contentsOf: "\nendstream\nendobj\n".utf8)
  }

  /// Writes the cross-reference table and the trailer, and returns the bytes of the file.
  mutating func finished(root: Int, information: Int) -> Data {
    let start = data.count
    let rows = positions.map { String(format: "%010d 00000 n \n", $0) }.joined()
    let size = positions.count + 1
    data.append(
      contentsOf: ("xref\n0 \(size)\n0000000000 65535 f \n\(rows)trailer\n<< /Size \(size) /Root \(root) 0 R "
        + "/Info \(information) 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
    return data
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", Double(value))
  }

  /// Returns a PDF string that holds a text in UTF-16 as hexadecimal digits.
  static func string(_ text: String) -> String {
    "<FEFF" + text.utf16.map { String(format: "%04X", $0) }.joined() + ">"
  }
}
