public import ArgumentParser
public import GalleyDrawing

extension PictureFormat: ExpressibleByArgument {
  /// The names of all formats, in words.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns the format that was asked for, or the one that the output's name means; PNG by default.
  static func chosen(_ format: PictureFormat?, output: String?) throws -> PictureFormat {
    let named = output.flatMap { name in allCases.first { name.lowercased().hasSuffix($0.fileExtension) } }
    guard let format else { return named ?? .png }
    if let named, named != format, let output {
      throw Complaint(
        "--format \(format) and the name \(output) contradict each other: leave one out, or let the name end with "
          + format.fileExtension)
    }
    return format
  }
}
