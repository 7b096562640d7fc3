import Foundation

/// A page of a preview with its name.
struct NamedPreview {
  /// The number of the preview in the list of previews.
  var preview: Int
  var page: Int
  /// The path of the page's files in the folder of pictures, without variant and file extension.
  var name: String
}

/// Returns the names of all pages in the order of the sources. The name is `Card-Large` for a
/// preview with the title "Large" in `Card.swift` or `Card_Previews`. A number is appended if
/// another page already has the name.
func namePreviews(_ previews: [ListedPreview], _ drawn: DrawnPreviews) -> [NamedPreview] {
  let hasFolders = Set(previews.map(\.target)).count > 1
  var taken: Set<String> = []
  var result: [NamedPreview] = []
  for (number, preview) in previews.enumerated() where !drawn.absent.contains(number) {
    let pages = drawn.pages[number] ?? (nil, [nil])
    let file = ((preview.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let base = pages.typeName.map(baseName) ?? file
    for (page, title) in pages.titles.enumerated() {
      let whole = [word(base), title.map(word) ?? ""].filter { !$0.isEmpty }.joined(separator: "-")
      let stem = hasFolders ? word(preview.target) + "/" + whole : whole
      var (name, count) = (stem, 1)
      // Two names that differ in case only are one file on some systems.
      while !taken.insert(name.lowercased()).inserted {
        count += 1
        name = "\(stem)-\(count)"
      }
      result.append(NamedPreview(preview: number, page: page, name: name))
    }
  }
  return result

  func word(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
      .split(separator: "-").joined(separator: "-")
  }
}

/// Returns the name of a preview provider without the suffix that Xcode adds.
private func baseName(ofProvider name: String) -> String {
  for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
    return String(name.dropLast(ending.count))
  }
  return name
}
