import GalleyBase
import GalleyFiles

/// Reads the members of a job, and collects the mistakes in them.
struct JobReader {
  private let object: JSON
  /// The path of keys from the job to the current object, with a dot after each key.
  private let prefix: String
  private var mistakes: [JobFailure.Mistake] = []

  /// Creates a reader for a whole job.
  /// - Throws: a failure if the line is not JSON, or not an object.
  init(line: [UInt8]) throws(JobFailure) {
    let value: JSON
    do throws(JSONError) {
      value = try JSON(reading: line, depth: 64)
    } catch {
      throw JobFailure(.job, at: "column \(error.offset + 1)", "the line is not JSON: \(error.message)")
    }
    guard case .object = value else { throw JobFailure(.job, at: "column 1", "a job must be an object, { … }") }
    self.init(value, prefix: "")
  }

  private init(_ object: JSON, prefix: String) { (self.object, self.prefix) = (object, prefix) }

  /// True if the job has this key.
  func has(_ key: String) -> Bool { object[key] != nil }

  /// Returns the value of a key without checking its type; nil if the job does not have the key.
  func value(_ key: String) -> JSON? { object[key] }

  /// Records a mistake in the value of a key.
  mutating func reject(_ key: String, _ message: String) {
    mistakes.append(JobFailure.Mistake(place: prefix + key, message: message))
  }

  /// Records a mistake for each key that is not in this list.
  mutating func allow(_ keys: [String]) {
    guard case .object(let members) = object else { return }
    for member in members where !keys.contains(member.name) {
      let near = nearestSpelling(to: member.name, among: keys).map { "did you mean \"\($0)\"?" }
      reject(member.name, "unknown key; " + (near ?? "valid: " + keys.joined(separator: ", ")))
    }
  }

  /// Throws all recorded mistakes. Returns normally if there are none.
  func finish() throws(JobFailure) {
    if !mistakes.isEmpty { throw JobFailure(kind: .job, mistakes: mistakes) }
  }

  /// Returns the string of a key; nil if the key is missing, or has another value, which is
  /// recorded as a mistake.
  mutating func string(_ key: String) -> String? {
    guard let value = object[key] else { return nil }
    if value.string == nil { reject(key, "must be a string") }
    return value.string
  }

  /// Returns the number of a key; nil if the key is missing, or has another value, which is
  /// recorded as a mistake.
  mutating func number(_ key: String) -> Double? {
    guard let value = object[key] else { return nil }
    if value.number == nil { reject(key, "must be a number") }
    return value.number
  }

  /// Returns the Boolean of a key; false if the key is missing, or has another value, which is
  /// recorded as a mistake.
  mutating func flag(_ key: String) -> Bool {
    guard let value = object[key] else { return false }
    if case .bool(let flag) = value { return flag }
    reject(key, "must be true or false")
    return false
  }

  /// Returns the enumeration case that the value of a key names. Nil if the key is missing, or has
  /// another value, which is recorded as a mistake.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let value = object[key] else { return nil }
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = value.string.flatMap { nearestSpelling(to: $0, among: names) }.map { "did you mean \"\($0)\"?" }
    reject(key, near ?? "must be one of " + names.joined(separator: ", "))
    return nil
  }

  /// Calls `body` with a reader for the object of a key, and returns its result. Nil if the key is
  /// missing, or has another value, which is recorded as a mistake.
  mutating func inside<Value>(_ key: String, _ body: (inout JobReader) -> Value) -> Value? {
    guard let value = object[key] else { return nil }
    guard case .object = value else {
      reject(key, "must be an object, { … }")
      return nil
    }
    var reader = JobReader(value, prefix: prefix + key + ".")
    let result = body(&reader)
    mistakes += reader.mistakes
    return result
  }

  /// The names and values of the current object's members.
  var members: [JSON.Member] { if case .object(let members) = object { members } else { [] } }
}
