// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Writes a message. Its format specifiers, such as `%d` and `%{public}@`, are replaced by values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any?...
) {
  log.write(filled(message.description, args), type)
}

/// Writes a message. Its format specifiers, such as `%d` and `%{public}@`, are replaced by values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
  log.write(filled(message.description, args), type)
}

/// Writes a message of the default level to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message with a level to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Returns a format string with its specifiers replaced by values. A specifier without a value is kept.
func filled(_ format: String, _ values: [Any?]) -> String {
  var result = ""
  var values = values[...]
  var rest = format[...]
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result.append("%")
      rest.removeFirst()
      continue
    }
    if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
    guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqztjL".contains($0) || $0 == "@" }),
      let value = values.popFirst()
    else {
      result.append("%")
      continue
    }
    let mark = rest[...end].filter { !"hlqztjL".contains($0) }
    result += text(of: value, mark: mark)
    rest = rest[rest.index(after: end)...]
  }
  return result + rest
}

/// Returns the text of a value for a format specifier without a length modifier.
private func text(of value: Any?, mark: String) -> String {
  switch value {
  case let number as any BinaryFloatingPoint where "fFeEgG".contains(mark.last ?? "@"):
    String(format: "%" + mark, Double(number))
  case let number as any BinaryInteger where "dDiuUxXo".contains(mark.last ?? "@"):
    String(format: "%" + mark.dropLast() + "ll" + mark.suffix(1).lowercased(), Int64(truncatingIfNeeded: number))
  case let value?: String(describing: value)
  case nil: "(null)"
  }
}
