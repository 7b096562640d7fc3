import ArgumentParser

/// What a scene is drawn as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Shapes.
  case svg

  /// What file names end with.
  var ending: String { "." + rawValue }

  /// The format that was asked for, or the one that the output's name means; PNG if neither says any.
  static func chosen(_ format: PictureFormat?, output: String?) throws(Complaint) -> PictureFormat {
    let named = output.flatMap { name in allCases.first { name.lowercased().hasSuffix($0.ending) } }
    guard let format else { return named ?? .png }
    if let named, named != format, let output {
      throw Complaint(
        "--format \(format) and the name \(output) contradict each other: leave one out, or let the name end with "
          + format.ending)
    }
    return format
  }
}
