import GalleyFiles
import GalleyGoldens
import Glibc

/// A file that is read, and that no output may replace.
struct InputFile: Hashable, Sendable {
  var path: String
  /// A word for what is in it, such as `scene`.
  var role: String
}

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

  /// The same place for the picture of a frame: `out.png` becomes `out.focused.png`.
  func naming(_ frame: String) -> OutputTarget {
    func named(_ path: String) -> String {
      let name = fileName(of: path)
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path).\(frame)" }
      return "\(path.dropLast(name[dot...].count)).\(frame)\(name[dot...])"
    }
    return switch self {
    case .standardOutput: .standardOutput
    case .file(let path): .file(named(path))
    case .fileInFolder(let path): .fileInFolder(named(path))
    }
  }

  /// Writes all outputs, or nothing of any of them.
  static func write(_ outputs: [(target: OutputTarget, bytes: [UInt8])]) throws(Complaint) {
    if outputs.count == 1 { return try outputs[0].target.write(outputs[0].bytes) }
    do {
      for case (.fileInFolder(let path), _) in outputs { try makeFolder(folder(of: path)) }
      try writeTogether(outputs.map { OutputFile(path: $0.target.path ?? "-", bytes: $0.bytes) })
    } catch {
      throw Complaint(error)
    }
  }

  /// Where the outputs of `sources` go, in their order, given `-o`. Text may go to a terminal. Refuses what would
  /// overwrite a scene.
  static func targets(
    for sources: [SceneSource], output: String?, ending: String, isText: Bool
  ) throws -> [OutputTarget] {
    if sources.count == 1, let source = sources.first {
      guard let output else {
        let target = source.isStandardInput ? try standardOutput(isText: isText) : file(source.name + ending)
        try refuseOverwriting(sources, [target])
        return [target]
      }
      if output == "-" { return [try standardOutput(isText: isText)] }
      if !output.isEmpty, !output.hasSuffix("/"), !isFolder(output) {
        try refuseOverwriting(sources, [.file(output)])
        return [.file(output)]
      }
    }
    guard let output else { throw Complaint("\(sources.count) scenes need a folder for their pictures: add -o FOLDER") }
    guard output != "-" else {
      throw Complaint("standard output can hold one picture, not \(sources.count): name a folder with -o")
    }
    return try files(of: sources, in: output, ending: ending)
  }

  /// One file a source, called after it, in a folder. Two of one name are refused before anything is drawn, and so is
  /// a folder that cannot be meant as one.
  static func files(of sources: [SceneSource], in folder: String, ending: String) throws -> [OutputTarget] {
    try checkFolder(folder, ending: ending)
    var owner: [String: String] = [:]
    for source in sources {
      if let other = owner.updateValue(source.path, forKey: source.name) {
        throw Complaint(
          "\(other) and \(source.path) would both become \(joined(folder, source.name + ending)): draw them into two folders"
        )
      }
    }
    let targets = sources.map { OutputTarget.fileInFolder(joined(folder, $0.name + ending)) }
    try refuseOverwriting(sources, targets)
    return targets
  }

  /// Refuses a folder whose name is that of a file.
  private static func checkFolder(_ folder: String, ending: String) throws(Complaint) {
    guard !folder.isEmpty else { throw Complaint("-o is empty: name a folder, or . for the current one") }
    guard !isFolder(folder) else { return }
    guard !exists(folder) else {
      throw Complaint("\(folder) is a file, and -o needs a folder here, as in -o Pictures/")
    }
    let isNamedLikeAFile = [".png", ".apng", ".svg", ".json", ".yaml", ".yml"].contains {
      folder.lowercased().hasSuffix($0)
    }
    guard !isNamedLikeAFile else {
      throw Complaint(
        "-o \(folder) would make a folder of that name for files called …\(ending): name a folder, as in -o Pictures/,"
          + " or add a slash if you mean it: -o \(folder)/")
    }
  }

  /// Refuses outputs that are one of the scenes, by whatever path or link: a scene is not to be lost to its picture.
  static func refuseOverwriting(_ sources: [SceneSource], _ targets: [OutputTarget]) throws(Complaint) {
    let scenes = sources.filter { !$0.isStandardInput }.map { InputFile(path: $0.path, role: "scene") }
    try refuseOverwriting(scenes, targets, option: "-o")
  }

  /// Refuses outputs that are one of the inputs, by whatever path or link.
  /// - Parameter option: the option that names the outputs.
  static func refuseOverwriting(
    _ inputs: [InputFile], _ targets: [OutputTarget], option: String
  ) throws(Complaint) {
    var known: [FileIdentity: InputFile] = [:]
    for input in inputs {
      if let identity = FileIdentity(of: input.path) { known[identity] = input }
    }
    for target in targets {
      guard let path = target.path, let identity = FileIdentity(of: path), let input = known[identity] else {
        continue
      }
      throw Complaint(
        "\(path) is the \(input.role) \(input.path == path ? "itself" : input.path), which would be lost: "
          + "name another output with \(option)")
    }
  }

  /// Standard output; on a terminal for text only.
  private static func standardOutput(isText: Bool) throws -> OutputTarget {
    guard isText || isatty(STDOUT_FILENO) == 0 else {
      throw Complaint("a PNG is no text for a terminal: redirect standard output, or name a file with -o")
    }
    return .standardOutput
  }
}
