/// Returns true if a character needs no glyph, so that any face can draw it. These are control
/// characters, line and paragraph separators, the attachment character and the default ignorables
/// (Unicode 15.0, DerivedCoreProperties.txt), which include joiners, bidirectional controls and
/// variation selectors.
func needsNoGlyph(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x20, 0x7F..<0xA0, 0xAD: true
  case ..<0x34F: false
  case 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
  case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
  case 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0xFFFC: true
  case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
  default: false
  }
}

/// Reads the character at `index` of UTF-16 text. An unpaired surrogate is read as U+FFFD.
@inline(__always)
func scalar(in text: UnsafeBufferPointer<UInt16>, at index: Int, end: Int) -> (value: UInt32, length: Int) {
  let unit = UInt32(text[index])
  if unit & 0xF800 != 0xD800 { return (unit, 1) }
  if unit < 0xDC00, index + 1 < end {
    let next = UInt32(text[index + 1])
    if next & 0xFC00 == 0xDC00 { return (0x1_0000 + (unit & 0x3FF) << 10 + (next & 0x3FF), 2) }
  }
  return (0xFFFD, 1)
}
