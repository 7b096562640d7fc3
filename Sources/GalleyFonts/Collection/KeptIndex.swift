import GalleyFiles

/// An index of a manifest as it is kept in a file, with the digests of font files by their seals.
///
/// The words: a mark, the version of the form, the number of bytes, the checksum of what follows it, the version of the
/// program; the places and counts of sources and seals; the index of the manifest.
struct KeptIndex: Sendable {
  /// A file that the manifest was read from.
  struct Source: Hashable, Sendable {
    var path: String
    var seal: FileSeal
  }

  /// "GalleyFI" in the order of its bytes.
  private static let mark: UInt64 = 0x4946_7965_6C6C_6147
  /// Counts the changes of the form.
  private static let form: UInt32 = 3
  private static let sumPlace = 4
  private static let headWords = 12
  /// The words of a seal and a text, which sources and seals have.
  private static let recordWords = 2 * FileSeal.count + FlatBytes.textWords

  private let flat: FlatBytes
  /// The manifest.
  let manifest: ManifestIndex

  /// Reads an index; nil if it is damaged, or of another version.
  /// - Parameter folder: the folder of the manifest, as it is named now.
  init?(reading bytes: [UInt8], folder: String, version: String) {
    let flat = FlatBytes(bytes: bytes)
    guard flat.wide(0) == KeptIndex.mark, flat.word(2) == KeptIndex.form, flat.number(3) == bytes.count,
      flat.wide(KeptIndex.sumPlace) == flat.checksum(from: 4 * (KeptIndex.sumPlace + 2)), flat.text(6) == version
    else { return nil }
    self.flat = flat
    manifest = ManifestIndex(flat, at: KeptIndex.headWords, folder: folder)
    guard manifest.isSound else { return nil }
    for list in [8, 10] {
      let (start, count) = (flat.number(list), flat.number(list + 1))
      guard start + count * KeptIndex.recordWords <= flat.wordCount,
        (0..<count).allSatisfy({ flat.hasText(start + $0 * KeptIndex.recordWords) })
      else { return nil }
    }
  }

  /// The files that the manifest was read from.
  var sources: [Source] {
    (0..<flat.number(9)).map { Source(path: text($0, of: 8), seal: seal($0, of: 8)) }
  }

  /// The digests of files by their seals.
  var digests: [FileSeal: String] {
    var digests: [FileSeal: String] = [:]
    for record in 0..<flat.number(11) { digests[seal(record, of: 10)] = text(record, of: 10) }
    return digests
  }

  /// The digest of a file that has this seal; nil if it is not known.
  func digest(of seal: FileSeal) -> String? {
    (0..<flat.number(11)).first { self.seal($0, of: 10) == seal }.map { text($0, of: 10) }
  }

  private func place(_ record: Int, of list: Int) -> Int { flat.number(list) + record * KeptIndex.recordWords }
  private func text(_ record: Int, of list: Int) -> String { flat.text(place(record, of: list)) }
  private func seal(_ record: Int, of list: Int) -> FileSeal {
    let place = place(record, of: list) + FlatBytes.textWords
    return FileSeal(numbers: (0..<FileSeal.count).map { Int64(bitPattern: flat.wide(place + 2 * $0)) })
  }

  /// Returns an index as bytes.
  static func bytes(
    _ manifest: FontManifest, sources: [Source], digests: [FileSeal: String], version: String
  ) -> [UInt8] {
    var writer = FlatWriter()
    for word in [UInt64(KeptIndex.mark), UInt64(form), 0] { writer.add(wide: word) }
    writer.add(version)
    for _ in [sources.count, digests.count] { writer.add(wide: 0) }
    ManifestIndex.write(manifest, to: &writer)
    let known = digests.map { Source(path: $0.value, seal: $0.key) }.sorted {
      $0.seal.numbers.lexicographicallyPrecedes($1.seal.numbers)
    }
    for (list, records) in [(8, sources), (10, known)] {
      writer.set(list, to: UInt32(clamping: writer.words.count))
      writer.set(list + 1, to: UInt32(clamping: records.count))
      for record in records {
        writer.add(record.path)
        for number in record.seal.numbers { writer.add(wide: UInt64(bitPattern: number)) }
      }
    }
    let size = writer.bytes.count
    writer.set(3, to: UInt32(clamping: size))
    let sum = FlatBytes(bytes: writer.bytes).checksum(from: 4 * (sumPlace + 2))
    writer.set(sumPlace, to: UInt32(truncatingIfNeeded: sum))
    writer.set(sumPlace + 1, to: UInt32(truncatingIfNeeded: sum >> 32))
    return writer.bytes
  }
}
