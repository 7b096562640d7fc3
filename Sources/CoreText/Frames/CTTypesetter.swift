// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import GalleyBase
import GalleyText
import GalleyViews
import UIFoundation

/// A maker of lines from one text.
public final class CTTypesetter: NSObject {
  let source: SetText

  init(_ source: SetText) { self.source = source }

  /// The end of the line that begins at an index and is at most so wide. No more of the text is shaped than a few lines.
  func lineEnd(from start: Int, width: Double, byCharacter: Bool) -> Int {
    guard start < source.text.count else { return start }
    let paragraph = source.endOfParagraph(at: start)
    var length = CTTypesetter.firstLength
    while true {
      let end = min(paragraph, start + length)
      let layout = layOut(start..<end, width: max(0, width), byCharacter: byCharacter)
      let next = layout.lines.count > 1 ? layout.lines[1].range.lowerBound : nil
      // A word that the part cuts is in none of the first two lines if there are more.
      if end == paragraph || layout.overflow != nil {
        return start + (next ?? layout.overflow?.lowerBound ?? end - start)
      }
      length *= 4
    }
  }

  /// The number of characters that are looked at first.
  private static let firstLength = 256

  /// Three lines of a part of the text.
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

/// Returns a maker of lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(SetText(string))
}

/// Returns a maker of lines.
/// - Parameter options: not obeyed.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(SetText(string)) }

/// Returns a line of a part of the text; a length of 0 is all to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  typesetter.source.line(typesetter.source.range(stringRange))
}

/// Returns a line of a part of the text; a length of 0 is all to the end.
/// - Parameter offset: where the line will begin, for tabs. Not obeyed.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters from an index on that go into a line of a width, ending between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{ typesetter.lineEnd(from: startIndex, width: width, byCharacter: false) - startIndex }

/// Returns the number of characters from an index on that go into a line of a width, ending between any two.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineEnd(from: startIndex, width: width, byCharacter: true) - startIndex }
