// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import GalleyViews
import UIFoundation

/// An object that creates lines from a text.
public final class CTTypesetter: NSObject {
  let source: SetText

  init(_ source: SetText) { self.source = source }

  /// Returns the end of the line that begins at an index and is at most `width` wide. Only enough
  /// text for a few lines is shaped.
  func lineEnd(from start: Int, width: Double, byCharacter: Bool) -> Int {
    guard start < source.text.count else { return start }
    let paragraph = source.endOfParagraph(at: start)
    var length = CTTypesetter.firstLength
    while true {
      let end = min(paragraph, start + length)
      let layout = layOut(start..<end, width: max(0, width), byCharacter: byCharacter)
      let next = layout.lines.count > 1 ? layout.lines[1].range.lowerBound : nil
      // If there are more than two lines, a word cut by the end of the part is in neither of the first two.
      if end == paragraph || layout.overflow != nil {
        return start + (next ?? layout.overflow?.lowerBound ?? end - start)
      }
      length *= 4
    }
  }

  /// The number of characters with which the search for a line's end begins.
  private static let firstLength = 256

  /// Returns a layout of at most three lines of a range of the text.
  private func layOut(_ range: Range<Int>, width: Double, byCharacter: Bool) -> TextLayout {
    var options = SetText.options
    options.lineBreakMode = byCharacter ? .byCharWrapping : .byWordWrapping
    let part = source.part(range)
    return EngineLock.withLock {
      GalleyText.layOut(
        part.shaped, in: TextContainer(size: Size(width: width, height: .infinity), maximumNumberOfLines: 3),
        options: options, with: part.context.typesetter)
    }
  }
}

/// Returns a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(SetText(string))
}

/// Returns a typesetter for a text.
/// - Parameter options: has no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(SetText(string)) }

/// Returns a line that contains a range of the text. A range of length 0 extends to the end of the
/// text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  typesetter.source.line(typesetter.source.range(stringRange))
}

/// Returns a line that contains a range of the text. A range of length 0 extends to the end of the
/// text.
/// - Parameter offset: the position at which the line will begin, for tabs. Has no effect.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters from an index on that fit into a line of a given width. The
/// line breaks between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{ typesetter.lineEnd(from: startIndex, width: width, byCharacter: false) - startIndex }

/// Returns the number of characters from an index on that fit into a line of a given width. The
/// line may break between any two grapheme clusters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineEnd(from: startIndex, width: width, byCharacter: true) - startIndex }
