import GalleySystem

/// Returns the value of an environment variable; nil if it is not set or is empty.
public func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(fileNameAt: value)
  return text.isEmpty ? nil : text
}
