package import GalleyBase
import GalleyFiles
import GalleyFonts

/// The golden pictures of a scene with a matrix. Pictures with equal bytes are stored only once:
/// the first is kept, in the order of the scene and then its cells by name, and the layouts of the
/// other cells refer to it.
///
/// Before a picture is replaced or removed, `copy` gives all cells pictures of their own; `share` then stores equal ones
/// once again. Each step leaves complete goldens if it is interrupted.
package struct SharedPictures {
  /// The layout of the scene or of a cell, with its path without extension.
  private struct Case {
    var stem: String
    var layout: StoredLayout
    var path: String { stem + layoutExtension }
  }

  /// The path of the scene without its extension.
  private let stem: String
  private var cases: [Case] = []
  /// The names of all files in the scene's folder.
  private var names: [String] = []

  /// Finds the goldens of a scene. If no cell has a layout, there are no pictures to share.
  package init(ofScene scene: String) throws(FileError) { try self.init(stem: GoldenCase(scene: scene).stem) }

  /// Finds the goldens of a scene from its stem (path without extension). The scene itself need not
  /// exist.
  /// - Parameter stem: the path of the scene without its extension.
  package init(stem: String) throws(FileError) {
    self.stem = stem
    let place = folder(of: stem).isEmpty ? "." : folder(of: stem)
    guard isFolder(place) else { return }
    names = try GalleyFiles.names(in: place)
    let start = fileName(of: stem) + "@"
    let cells = names.filter { $0.hasPrefix(start) && isGoldenLayout($0) }.sorted()
    guard !cells.isEmpty else { return }
    let stems = [stem] + cells.map { joined(folder(of: stem), String($0.dropLast(layoutExtension.count))) }
    for stem in stems {
      // What a link leads to may be that of others too.
      guard linkTarget(stem + layoutExtension) == nil,
        let bytes = (try? readFile(ifPresent: stem + layoutExtension, limit: 1 << 30)) ?? nil,
        let layout = StoredLayout(reading: withPlainLineEnds(bytes))
      else { continue }
      cases.append(Case(stem: stem, layout: layout))
    }
  }

  /// Copies each shared picture for all cells that refer to it, so that each cell has its own
  /// picture file.
  package func copy() throws(FileError) {
    var files: [OutputFile] = []
    for golden in cases where !golden.layout.pictures.isEmpty {
      var golden = golden
      for (frame, tail) in golden.layout.pictures {
        let own = picture(of: golden, frame)
        if exists(own) {
          golden.layout.pictures[frame] = nil
        } else if let bytes = try readFile(ifPresent: stem + tail + imageExtension, limit: 1 << 30) {
          files.append(OutputFile(path: own, bytes: bytes))
          golden.layout.pictures[frame] = nil
        }
      }
      files.append(OutputFile(path: golden.path, bytes: golden.layout.bytes))
    }
    if !files.isEmpty { try writeGoldens(files) }
  }

  /// Removes pictures that are equal to an earlier one, so that each is stored only once.
  package func share() throws(FileError) {
    var owners: [[UInt8]: String] = [:]
    var (files, copies): ([OutputFile], [String]) = ([], [])
    for golden in cases {
      var (changed, shared): (Case, [String]) = (golden, [])
      for frame in frames(of: golden) {
        let path = picture(of: golden, frame)
        guard linkTarget(path) == nil, let bytes = try readFile(ifPresent: path, limit: 1 << 30) else { continue }
        if let owner = owners[bytes] {
          changed.layout.pictures[frame] = owner
          shared.append(path)
        } else {
          owners[bytes] = String(path.dropFirst(stem.count).dropLast(imageExtension.count))
          changed.layout.pictures[frame] = nil
        }
      }
      // A layout that cannot name the picture, such as a git-lfs pointer, keeps its own.
      guard StoredLayout(reading: changed.layout.bytes) == changed.layout else { continue }
      copies += shared
      if changed.layout != golden.layout { files.append(OutputFile(path: golden.path, bytes: changed.layout.bytes)) }
    }
    if !files.isEmpty { try writeGoldens(files) }
    for path in copies { removeFile(path) }
  }

  private func picture(of golden: Case, _ frame: String) -> String {
    golden.stem + (frame.isEmpty ? "" : "." + frame) + imageExtension
  }

  /// Returns the names of the frames for which a scene or cell has a picture. An empty name stands
  /// for the only picture of a scene, and comes first.
  private func frames(of golden: Case) -> [String] {
    let frames = LayoutSummary(dump: golden.layout.dump)?.steps.compactMap(\.frame) ?? []
    let others = frames.filter { scene(withStem: golden.stem + "." + $0) == nil }
    return ([""] + others).filter { names.contains(fileName(of: picture(of: golden, $0))) }
  }
}

extension GoldenCase {
  /// Returns the path of the accepted picture of a frame. It may belong to another cell with an
  /// equal picture.
  /// - Parameter layout: the golden layout; nil if there is none.
  package func image(of frame: String?, in layout: StoredLayout?) -> String {
    let own = image(of: frame)
    guard let tail = layout?.pictures[frame ?? ""], !exists(own) else { return own }
    return picture(withTail: tail)
  }

  /// Returns the path of a picture of the scene or of one of its cells, from the end of its name.
  /// - Parameter tail: the rest of its path after that of the scene, such as `@dark.focused`.
  package func picture(withTail tail: String) -> String { GoldenCase(scene: scene).stem + tail + imageExtension }

  /// The golden layout in its stored form; nil if it cannot be read.
  package var storedLayout: StoredLayout? {
    guard let bytes = (try? readFile(ifPresent: layout, limit: 1 << 30)) ?? nil else { return nil }
    return StoredLayout(reading: withPlainLineEnds(bytes))
  }

  /// Returns the digest of a golden of the scene or cell; nil if it cannot be read. For a layout,
  /// it is the digest of the present form, without the names of shared pictures. For a picture, it
  /// is the digest of its bytes, also if another cell stores them.
  func digest(ofGolden path: String) -> String? {
    guard let stored = storedLayout else { return GalleyGoldens.digest(ofFile: path) }
    if path == layout { return sha256(of: StoredLayout(dump: stored.dump).bytes) }
    return GalleyGoldens.digest(ofFile: image(of: frame(ofImage: path), in: stored))
  }

  /// Returns true if the golden layout has long lines, as earlier versions wrote them, and
  /// otherwise equals a dump.
  package func hasEarlierForm(of dump: [UInt8]) -> Bool {
    guard let bytes = (try? readFile(ifPresent: layout, limit: 1 << 30)) ?? nil else { return false }
    return StoredLayout(dump: dump).isEarlierForm(withPlainLineEnds(bytes))
  }

  /// Writes the golden layout in its present form, with short lines.
  package func renewLayout(_ dump: [UInt8]) throws {
    let file = OutputFile(path: layout, bytes: StoredLayout(dump: dump).bytes)
    try withLockedFolder(folder(of: scene)) { try writeGoldens([file]) }
  }
}
