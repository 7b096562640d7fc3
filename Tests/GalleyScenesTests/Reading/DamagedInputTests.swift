import TestSupport
import Testing

@testable import GalleyScenes

/// Damaged scenes: whatever the bytes, reading ends soon, with a scene or with diagnostics that point into the file.
@Suite struct DamagedInputTests {
  static let scenes = [SceneDecodingTests.yaml, SceneDecodingTests.json].map { Array($0.utf8) }

  /// Reads the bytes; nil if all is as it should be.
  private func complaint(about bytes: [UInt8]) -> String? {
    do throws(SceneError) {
      _ = try SceneFile(reading: bytes, file: "s")
      return nil
    } catch {
      let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
      let isSound = error.diagnostics.allSatisfy {
        (1...lines).contains($0.position.line) && (1...bytes.count + 1).contains($0.position.column)
          && !$0.message.isEmpty && $0.file == "s"
      }
      return isSound && !error.diagnostics.isEmpty ? nil : error.description
    }
  }

  /// Texts whose parser cannot be cleaned up: libfyaml frees a key twice.
  @Test(arguments: ["? a:\t- b", "? 0:\t:", "%X\n---\n? 0:\t:", "k: v\n? a:\t- b\n"])
  func aTabAfterAComplexKey(text: String) {
    for _ in 0..<100 { #expect(complaint(about: Array(text.utf8)) == nil) }
  }

  @Test(arguments: scenes.indices) func everyPrefix(scene: Int) {
    let bytes = Self.scenes[scene]
    for count in bytes.indices {
      let problem = complaint(about: Array(bytes[..<count]))
      #expect(problem == nil, "the first \(count) bytes: \(problem ?? "")")
    }
  }

  @Test(arguments: scenes.indices) func changedBytes(scene: Int) {
    var numbers = SeededNumbers(seed: scene)
    let alphabet =
      Array("\n\r\t \"'#&*!|>%@`{}[],:-?.0aé\u{0}\u{1}\u{85}\u{2028}\u{FEFF}<=~".utf8) + [0xFF, 0xC0, 0x80]
    for round in 0..<600 {
      var bytes = Self.scenes[scene]
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: bytes.indices, using: &numbers)
        let letter = alphabet[Int.random(in: alphabet.indices, using: &numbers)]
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = letter
        case 1: bytes.insert(letter, at: place)
        case 2: bytes.remove(at: place)
        default:
          let end = min(place + Int.random(in: 1...60, using: &numbers), bytes.count)
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &numbers))
        }
      }
      let problem = complaint(about: bytes)
      #expect(problem == nil, "round \(round): \(problem ?? "")")
    }
  }

  @Test func anyBytes() {
    var numbers = SeededNumbers(seed: 7)
    let alphabet = Array("\n \"'#&*!|>{}[],:-?a\t".utf8)
    for round in 0..<1_500 {
      let count = Int.random(in: 0...60, using: &numbers)
      let bytes = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &numbers)] }
      let problem = complaint(about: bytes)
      #expect(problem == nil, "round \(round): \(problem ?? ""), \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
