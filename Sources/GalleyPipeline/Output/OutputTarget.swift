import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import GalleySystem

/// An input file, which no output may replace.
package struct InputFile: Hashable, Sendable {
  package var path: String
  /// The file's role, such as `scene`.
  package var role: String

  /// Creates a file of the given kind.
  package init(path: String, role: String) { (self.path, self.role) = (path, role) }
}

/// The destination of an output.
package enum OutputTarget: Hashable, Sendable {
  /// The output is written to standard output.
  case standardOutput
  /// The output is written to a file in an existing folder.
  case file(String)
  /// The output is written to a file whose folder is created together with the file.
  case fileInFolder(String)

  /// The path of the file; nil for standard output.
  package var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .fileInFolder(let path): path
    }
  }

  /// Writes the output atomically.
  package func write(_ bytes: [UInt8], isCleaned: Bool = false) throws {
    try Self.write([(self, bytes)], isCleaned: isCleaned)
  }

  /// Returns the target for the picture of a frame. For example, `out.png` becomes
  /// `out.focused.png`.
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

  /// Writes all outputs atomically: all or none. Every output for which the user gave a path is
  /// written by this function.
  /// - Parameter isCleaned: true if `removeUnfinished(beside:)` was called for all outputs of the command. Each call
  ///   reads their folders.
  /// - Throws: an error if an output is a golden, a scene or a lock, or if it cannot be written.
  package static func write(_ outputs: [(target: OutputTarget, bytes: [UInt8])], isCleaned: Bool = false) throws {
    try refuseToReplace(outputs.map(\.target))
    for case (.fileInFolder(let path), _) in outputs { try makeFolder(folder(of: path)) }
    if !isCleaned { removeUnfinished(beside: outputs.map(\.target)) }
    for case (.standardOutput, let bytes) in outputs { try writeStandardOutput(bytes) }
    try writeTogether(outputs.compactMap { target, bytes in target.path.map { OutputFile(path: $0, bytes: bytes) } })
  }

  /// Removes temporary files of killed runs in the folders of the outputs.
  package static func removeUnfinished(beside targets: [OutputTarget]) {
    for place in Set(targets.compactMap(\.path).map { folder(of: $0) }) { GalleyFiles.removeUnfinished(in: place) }
  }

  /// Returns the targets for the outputs of `sources`, in the order of the sources. `output` is the
  /// value of `-o`. Only text may go to a terminal. Throws if an output would replace a scene.
  package static func targets(
    for sources: [SceneSource], output: String?, ending: String, isText: Bool
  ) throws -> [OutputTarget] {
    if sources.count == 1, let source = sources.first, !source.isFromFolder {
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
    guard let output else {
      if let picture = sources.last, sources.count == 2,
        PictureFormat.allCases.contains(where: { picture.name.hasSuffix("." + $0.rawValue) })
      {
        throw CommandError(
          "\(picture.name) is not a scene; to name the picture: galley render \(sources[0].path) -o \(picture.name)")
      }
      let count =
        sources.count == 1
        ? "the scene of a folder needs an output folder for its"
        : "\(sources.count) scenes need an output folder for their"
      throw CommandError("\(count) pictures: add -o FOLDER")
    }
    guard output != "-" else {
      throw CommandError("standard output can hold one picture, not \(sources.count): give a folder with -o")
    }
    return try files(of: sources, in: output, ending: ending)
  }

  /// Returns a target for each source: a file in a folder, named after the source. Throws if two
  /// sources have the same name, or if `folder` is a file or has a file extension.
  package static func files(of sources: [SceneSource], in folder: String, ending: String) throws -> [OutputTarget] {
    try checkFolder(folder, ending: ending)
    var owner: [String: String] = [:]
    for source in sources {
      if let other = owner.updateValue(source.path, forKey: source.name) {
        throw CommandError(
          "\(other) and \(source.path) would both become \(joined(folder, source.name + ending)): draw them into two folders"
        )
      }
    }
    let targets = sources.map { OutputTarget.fileInFolder(joined(folder, $0.name + ending)) }
    try refuseOverwriting(sources, targets)
    return targets
  }

  /// Throws if the folder is a file, or if its name has a file extension.
  private static func checkFolder(_ folder: String, ending: String) throws {
    guard !folder.isEmpty else { throw CommandError("-o is empty: give a folder, or . for the current one") }
    guard !isFolder(folder) else { return }
    guard !exists(folder) else {
      throw CommandError("\(folder) is a file: give -o a folder here, as in -o Pictures/")
    }
    let extensions = PictureFormat.allCases.map(\.fileExtension) + [".apng", ".json", ".yaml", ".yml"]
    let isNamedLikeAFile = extensions.contains { folder.lowercased().hasSuffix($0) }
    guard !isNamedLikeAFile else {
      throw CommandError(
        "-o \(folder) would create a folder with a file's name, for files ending in \(ending): give a folder, as in "
          + "-o Pictures/, or, if you want that name, add a slash: -o \(folder)/")
    }
  }

  /// Throws if an output is the file of one of the scenes, including by another path or through a
  /// link.
  package static func refuseOverwriting(_ sources: [SceneSource], _ targets: [OutputTarget]) throws {
    let scenes = sources.filter { !$0.isStandardInput }.map { InputFile(path: $0.path, role: "scene") }
    try refuseOverwriting(scenes, targets, option: "-o")
  }

  /// Throws if an output is the file of one of the inputs, including by another path or through a
  /// link. Also throws if an output is a golden of a scene.
  /// - Parameter option: the option that names the outputs.
  package static func refuseOverwriting(_ inputs: [InputFile], _ targets: [OutputTarget], option: String) throws {
    var known: [FileIdentity: InputFile] = [:]
    // A list of fonts names many files in missing folders, so each folder is looked up once. Keys are bytes, because
    // equal strings can name different files.
    var folders: [[UInt8]: Bool] = [:]
    for input in inputs {
      let place = folder(of: input.path)
      guard folders.value(forKey: Array(place.utf8), { isFolder(place.isEmpty ? "." : place) }) else { continue }
      if let identity = FileIdentity(of: input.path) { known[identity] = input }
    }
    for target in targets {
      guard let path = target.path else { continue }
      if let input = FileIdentity(of: path).flatMap({ known[$0] }) {
        throw CommandError(
          "\(path) is the \(input.role) \(input.path == path ? "itself" : input.path) and would be overwritten: "
            + "choose another output with \(option)")
      }
    }
    try refuseToReplace(targets, option: option)
  }

  /// Throws if an output would replace a golden, a scene or a lock, or is a link in a project that
  /// points outside of the project.
  /// - Parameter option: the option that names the outputs; nil if it is unknown.
  package static func refuseToReplace(_ targets: [OutputTarget], option: String? = nil) throws {
    for case let path? in targets.map(\.path) {
      if let reason = reasonNotToFollow(path) {
        throw CommandError("\(path) \(reason): give that file itself" + (option.map { " with " + $0 } ?? ""))
      }
      guard let reason = reasonToKeep(path) else { continue }
      throw CommandError("\(path) \(reason): choose another output" + (option.map { " with " + $0 } ?? ""))
    }
  }

  /// Throws if two outputs are the same file, including by different paths or through links, or if
  /// both are standard output. One output would replace the other.
  /// - Parameter outputs: the options with the files that they name; `-` is standard output.
  package static func refuseSame(_ outputs: [(option: String, path: String?)]) throws {
    var known: [String: String] = [:]
    for (option, path) in outputs {
      guard let path else { continue }
      let place = path == "-" ? path : resolvedPath(path) ?? placeOfFile(path)
      // Files that are not regular, such as /dev/null, keep no contents.
      if path != "-", exists(path), !isFile(path) { continue }
      guard let other = known.updateValue(option, forKey: place) else { continue }
      throw CommandError(
        "\(other) and \(option) would both write \(path == "-" ? "standard output" : path): use two files")
    }
  }

  /// Returns the target for standard output. Throws if it is a terminal and the output is not text.
  private static func standardOutput(isText: Bool) throws -> OutputTarget {
    guard isText || isatty(STDOUT_FILENO) == 0 else {
      throw CommandError(
        "standard output is a terminal, which cannot show a picture: redirect it, or give a file with -o")
    }
    return .standardOutput
  }
}
