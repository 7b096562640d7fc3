import Foundation
import GalleyGoldens
import GalleyScenes
import GalleyViews

/// The task of a run: list, draw, compare or accept previews.
enum PreviewTask: Equatable {
  /// Previews are only listed, not drawn.
  case list
  /// Pictures are written. The value is `all`, `failed` for pictures that differ or are missing, or
  /// `missing`.
  case record(String)
  /// Pictures are compared with existing pictures.
  case verify
}

/// The options of `galley swift previews`.
struct PreviewOptions {
  /// The path of the file that lists the previews.
  var list = ""
  /// The folder of the pictures.
  var output = "Previews"
  /// The folder in which failures write files.
  var artifacts = ProcessInfo.processInfo.environment["GALLEY_ARTIFACTS_DIR"] ?? "Failures"
  var task = PreviewTask.record("all")
  /// True if files of previews that no longer exist are removed.
  var removesGone = false
  var matrix = PreviewMatrix()
  /// A text that the name or file of a preview must contain; nil means all previews.
  var filter: String?
  var limits = PreviewLimits()
  /// The time at which the clock of each preview starts, in seconds since 1970. The default is 9:41
  /// on 9 January 2025, in GMT.
  var clock = 1_736_415_660
  var isQuiet = false
  var isJSON = false
  /// The arguments on which the pictures depend: folders, and the traits in which previews are
  /// drawn. Commands that the report suggests repeat them.
  var places: [String] = []

  /// Parses the arguments of a command line. If the variable `CI` is set, pictures are compared
  /// instead of recorded.
  /// - Throws: a sentence about a word that is not understood.
  init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let option = parts[0]
      if try takeFlag(option) { continue }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw Mistake("\(option) needs a value") }
      try take(option, value)
      if Self.placing.contains(option) { places += [option, value] }
    }
    if !["", "0", "false"].contains(environment["CI"] ?? ""), case .record = task { task = .verify }
    if case .record = task {} else { removesGone = false }
  }

  private static let placing = [
    "--output", "-o", "--artifacts", "--filter", "--appearances", "--size-categories", "--directions", "--devices",
    "--locales", "--clock",
  ]

  private mutating func takeFlag(_ option: String) throws -> Bool {
    switch option {
    case "--verify": task = .verify
    case "--list": task = .list
    case "--accept": (task, removesGone) = (.record("failed"), true)
    case "--quiet", "-q": isQuiet = true
    case "--json": isJSON = true
    default: return false
    }
    return true
  }

  private mutating func take(_ option: String, _ value: String) throws {
    let values = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    switch option {
    case "--previews-of": list = value
    case "--output", "-o": output = value
    case "--artifacts": artifacts = value
    case "--filter": filter = value
    case "--record": task = .record(try checked([value], among: ["all", "failed", "missing"], option)[0])
    case "--appearances": matrix.appearances = try checked(values, among: ["light", "dark"], option)
    case "--size-categories":
      matrix.sizeCategories = try values.map { value in
        if let category = ContentSizeCategory(named: value) { return category.rawValue }
        return try checked([value], among: ContentSizeCategory.allCases.map(\.rawValue), option)[0]
      }
    case "--directions": matrix.directions = try checked(values, among: ["leftToRight", "rightToLeft"], option)
    case "--devices": matrix.devices = try checked(values, among: Device.all.map(\.name), option)
    case "--locales": matrix.locales = values
    case "--timeout": limits.seconds = try number(value, option)
    case "--memory": limits.megabytes = try number(value, option)
    case "--limit": limits.pictures = try number(value, option)
    case "--clock":
      guard let date = ISO8601DateFormatter().date(from: value) else {
        throw Mistake("--clock must be a time such as 2025-01-09T09:41:00Z, not \(value)")
      }
      clock = Int(date.timeIntervalSince1970)
    default: throw Mistake("unknown option \(option); galley swift previews --help lists them")
    }
  }

  private func checked(_ values: [String], among valid: [String], _ option: String) throws -> [String] {
    for value in values where !valid.contains(value) {
      throw Mistake("\(option): unknown value \(value); valid: \(valid.joined(separator: ", "))")
    }
    return values
  }

  private func number(_ value: String, _ option: String) throws -> Int {
    guard let number = Int(value), number > 0 else { throw Mistake("\(option) needs a number above 0") }
    return number
  }
}

/// The limits for time, memory and pictures.
struct PreviewLimits: Codable, Hashable {
  /// The maximum time for one picture, in seconds.
  var seconds = 20
  /// The maximum memory of a process, in megabytes.
  var megabytes = 4096
  /// The maximum number of pixels in a picture.
  var pixels = 40_000_000
  /// The maximum number of pictures.
  var pictures = 10_000
}

/// The error for a command that cannot be executed.
struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
