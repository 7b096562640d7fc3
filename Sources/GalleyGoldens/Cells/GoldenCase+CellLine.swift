import GalleyBase

extension GoldenCase {
  /// The line of a cell as it is in its file; nil if there is none.
  var cellLine: String? { (try? CellBook(reading: cells))?[variant]?.text(variant) }

  /// Returns the line of a cell with this look.
  func cellLine(of subject: GoldenSubject) -> String { CellLine(of: subject).text(variant) }

  /// Puts the line of a cell in its file.
  /// - Throws: that the text is no line, or that the file cannot be read or written.
  func acceptCellLine(_ text: String) throws(FileError) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let line = CellLine(Array(words.dropLast())) else {
      throw FileError(path: title, reason: "the record has no line of it: run galley verify again")
    }
    var book = try CellBook(reading: cells)
    book[variant] = line
    try book.write()
  }
}
