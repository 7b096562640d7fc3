/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// The index of a glyph in its font.
public typealias CGGlyph = UInt16
/// The index of a glyph in its font.
public typealias CGFontIndex = UInt16
