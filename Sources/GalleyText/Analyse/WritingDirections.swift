import GalleyUnicode

/// Returns the bidirectional levels of a paragraph whose runs have writing directions. They are the
/// same as if the text contained the equivalent formatting characters (UAX 9, section 2.7: markup
/// may replace formatting characters).
func formattedLevels(
  of paragraph: Range<Int>, in text: AttributedText, direction: WritingDirection, locale: String,
  with analyzer: UnicodeAnalyzer
) -> (base: BidiLevel, units: [BidiLevel]) {
  var units: [UInt16] = []
  // The new offset of each unit of the paragraph, after the formatting characters are inserted.
  var places: [Int] = []
  var open: [WritingDirectionFormat] = []
  func change(to formats: [WritingDirectionFormat]) {
    let shared = zip(open, formats).prefix { $0 == $1 }.count
    for format in open[shared...].reversed() { units.append(format.closing) }
    for format in formats[shared...] { units.append(format.opening) }
    open = formats
  }
  var index = text.runIndex(at: paragraph.lowerBound)
  while index < text.runs.count, text.runs[index].range.lowerBound < paragraph.upperBound {
    change(to: text.runs[index].attributes.writingDirection)
    let part = text.runs[index].range.clamped(to: paragraph)
    places.append(contentsOf: units.count..<units.count + part.count)
    units.append(contentsOf: text.utf16[part])
    index += 1
  }
  change(to: [])
  let analysis = unsafe units.withUnsafeBufferPointer {
    unsafe analyzer.analyze($0, direction: direction, locale: locale)
  }
  guard !analysis.levels.isEmpty else { return (analysis.baseLevel, []) }
  return (analysis.baseLevel, places.map { analysis.levels[$0] })
}

extension WritingDirectionFormat {
  fileprivate var opening: UInt16 {
    switch self {
    case .leftToRightEmbedding: 0x202A
    case .rightToLeftEmbedding: 0x202B
    case .leftToRightOverride: 0x202D
    case .rightToLeftOverride: 0x202E
    case .leftToRightIsolate: 0x2066
    case .rightToLeftIsolate: 0x2067
    case .firstStrongIsolate: 0x2068
    }
  }

  fileprivate var closing: UInt16 {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride: 0x202C
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: 0x2069
    }
  }
}
