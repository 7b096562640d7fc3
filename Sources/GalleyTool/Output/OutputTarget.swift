import GalleyGoldens
import Glibc

/// Where an output goes.
enum OutputTarget: Hashable, Sendable {
  /// Standard output.
  case standardOutput
  /// A file in a folder that is there.
  case file(String)
  /// A file in a folder that is made when the file is written.
  case fileInFolder(String)

  /// The file's path; nil for standard output.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .fileInFolder(let path): path
    }
  }

  /// Writes the whole output, or nothing of it.
  func write(_ bytes: [UInt8]) throws(Complaint) {
    do {
      switch self {
      case .standardOutput: try writeStandardOutput(bytes)
      case .file(let path): try writeFile(path, bytes)
      case .fileInFolder(let path):
        try makeFolder(folder(of: path))
        try writeFile(path, bytes)
      }
    } catch {
      throw Complaint(error)
    }
  }

  /// Where the outputs of `sources` go, in their order, given `-o`. Text may go to a terminal.
  static func targets(
    for sources: [SceneSource], output: String?, ending: String, isText: Bool
  ) throws -> [OutputTarget] {
    if sources.count == 1, let source = sources.first {
      guard let output else {
        return [source.isStandardInput ? try standardOutput(isText: isText) : .file(source.name + ending)]
      }
      if output == "-" { return [try standardOutput(isText: isText)] }
      if !output.hasSuffix("/") && !isFolder(output) { return [.file(output)] }
    }
    guard let output else { throw Complaint("\(sources.count) scenes need a folder for their pictures: add -o FOLDER") }
    guard output != "-" else {
      throw Complaint("standard output can hold one picture, not \(sources.count): name a folder with -o")
    }
    return try files(of: sources, in: output, ending: ending)
  }

  /// One file a source, called after it, in a folder. Two of one name are refused before anything is drawn.
  static func files(of sources: [SceneSource], in folder: String, ending: String) throws -> [OutputTarget] {
    var owner: [String: String] = [:]
    for source in sources {
      if let other = owner.updateValue(source.path, forKey: source.name) {
        throw Complaint(
          "\(other) and \(source.path) would both become \(joined(folder, source.name + ending)): draw them into two folders"
        )
      }
    }
    return sources.map { .fileInFolder(joined(folder, $0.name + ending)) }
  }

  /// Standard output; on a terminal for text only.
  private static func standardOutput(isText: Bool) throws -> OutputTarget {
    guard isText || isatty(STDOUT_FILENO) == 0 else {
      throw Complaint("a PNG is no text for a terminal: redirect standard output, or name a file with -o")
    }
    return .standardOutput
  }
}
