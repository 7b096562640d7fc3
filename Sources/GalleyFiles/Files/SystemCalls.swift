import GalleyBase
import GalleySystem

// The calls of the C library that take a path, for paths as strings. They shadow those of the library itself, which
// would get the string as UTF-8: a name that is not valid UTF-8 would then become another name.

func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  unsafe path.withFileName { unsafe GalleySystem.open($0, flags, mode) }
}

func access(_ path: String, _ mode: Int32) -> Int32 {
  unsafe path.hasNUL ? -1 : path.withFileName { unsafe GalleySystem.access($0, mode) }
}

func mkdir(_ path: String, _ mode: mode_t) -> Int32 { unsafe path.withFileName { unsafe GalleySystem.mkdir($0, mode) } }

@discardableResult func rmdir(_ path: String) -> Int32 { unsafe path.withFileName { unsafe GalleySystem.rmdir($0) } }

@discardableResult func unlink(_ path: String) -> Int32 { unsafe path.withFileName { unsafe GalleySystem.unlink($0) } }

@discardableResult func rename(_ path: String, _ other: String) -> Int32 {
  unsafe path.withFileName { path in unsafe other.withFileName { unsafe GalleySystem.rename(path, $0) } }
}

func link(_ path: String, _ other: String) -> Int32 {
  unsafe path.withFileName { path in unsafe other.withFileName { unsafe GalleySystem.link(path, $0) } }
}

func opendir(_ path: String) -> OpaquePointer? { unsafe path.withFileName { unsafe GalleySystem.opendir($0) } }

func realpath(_ path: String, _ buffer: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  unsafe path.hasNUL ? nil : path.withFileName { unsafe GalleySystem.realpath($0, buffer) }
}

func glob(_ pattern: String, _ flags: Int32, _ found: inout glob_t) -> Int32 {
  unsafe pattern.withFileName { unsafe GalleySystem.glob($0, flags, nil, &found) }
}

func statusOfFile(_ path: String, _ facts: inout stat) -> Int32 {
  unsafe path.hasNUL ? -1 : path.withFileName { unsafe stat($0, &facts) }
}

func statusOfLink(_ path: String, _ facts: inout stat) -> Int32 {
  unsafe path.hasNUL ? -1 : path.withFileName { unsafe lstat($0, &facts) }
}

/// Returns the target of a symbolic link as it is stored in the link; nil if there is no link at
/// `path`.
public func linkTarget(_ path: String) -> String? {
  var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = unsafe path.withFileName { unsafe readlink($0, &characters, characters.count) }
  let bytes = characters.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
  return bytes.isEmpty ? nil : String(fileName: bytes)
}

extension String {
  /// True if the string contains a NUL, which would end a file name. No file can have such a name.
  fileprivate var hasNUL: Bool { utf8.contains(0) }

  /// Creates a string from a file name that is terminated by a NUL.
  public init(fileNameAt pointer: UnsafePointer<CChar>) {
    unsafe self.init(fileName: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
  }

  /// Calls `body` with a pointer to the file name's bytes, followed by a NUL. The pointer is only
  /// valid during the call.
  public func withFileName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe (fileNameBytes + [0]).withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { preconditionFailure("a name without its NUL") }
        return unsafe body(start)
      }
    }
  }
}
