import CFuzzer

/// The target that runs. libFuzzer calls functions without a context, from one thread.
enum Fuzzing {
  nonisolated(unsafe) static var target: (any FuzzTarget)?
}

/// Changes an input in place: as the target does, or as libFuzzer does.
@_cdecl("LLVMFuzzerCustomMutator")
public func change(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
  var choices = Choices(seed: seed)
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard let bytes, let made = Fuzzing.target?.changed(Array(input), by: &choices) else {
    return LLVMFuzzerMutate(bytes, count, most)
  }
  let kept = made.prefix(most)
  _ = UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: kept)
  return kept.count
}

/// Returns bytes changed as libFuzzer does it, with room for as many again.
func changedByLibFuzzer(_ bytes: [UInt8]) -> [UInt8] {
  let room = bytes.count * 2 + 64
  return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    _ = buffer.initialize(from: bytes)
    buffer[bytes.count...].initialize(repeating: 0)
    count = LLVMFuzzerMutate(buffer.baseAddress, bytes.count, room)
  }
}
