import Foundation

/// A decoder that decodes from nothing: it hands out placeholders, and notes what it was asked for.
///
/// Placeholders come from the scene's sample where it has a value of the right type in the right
/// place, so that picky decoders are content too.
final class ShapeRecorder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The sample's value here.
  private let sample: Any?
  /// The types being decoded, outermost first; a type inside itself is not followed.
  private let outerTypes: [ObjectIdentifier]
  /// Optional fields for which no placeholder was found, with their shapes: absent this time.
  private let absent: [String: StateShape]

  private var whole: StateShape?
  private var element: StateShape?
  private var isKeyed = false
  private var fields: [StateShape.Field] = []
  private var failedField: StateShape.Field?

  private init(sample: Any?, outerTypes: [ObjectIdentifier], absent: [String: StateShape]) {
    self.sample = sample
    self.outerTypes = outerTypes
    self.absent = absent
  }

  /// The shape of a type, with a placeholder of it if one could be made.
  static func record<Value: Decodable>(
    _ type: Value.Type, sample: Any?, within outerTypes: [ObjectIdentifier] = []
  ) -> (value: Value?, shape: StateShape) {
    let known = sample as? Value
    if let leaf = Placeholder.leaf(of: type) { return (known ?? leaf.value as? Value, leaf.shape) }
    if let map = type as? any RecordableMap.Type {
      return (known ?? map.init() as? Value, map.shape(sample: sample, within: outerTypes))
    }
    let spare = known ?? Placeholder.spare(of: type) as? Value
    let identity = ObjectIdentifier(type)
    guard !outerTypes.contains(identity) else { return (spare, .unknown) }

    var absent: [String: StateShape] = [:]
    while true {
      let recorder = ShapeRecorder(
        sample: sample, outerTypes: outerTypes + [identity], absent: absent)
      if let value = try? Value(from: recorder) { return (value, recorder.shape) }
      guard let failed = recorder.failedField, failed.isOptional, absent[failed.name] == nil else {
        return (spare, recorder.shape)
      }
      absent[failed.name] = failed.shape
    }
  }

  private var shape: StateShape {
    if let whole { return whole }
    if let element { return .array(element) }
    return isKeyed && !fields.isEmpty ? .object(fields) : .unknown
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    isKeyed = true
    return KeyedDecodingContainer(Keyed(recorder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    element = .unknown
    return Unkeyed(recorder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(recorder: self) }

  /// A recorder for a part whose type is not known.
  private func part(_ sample: Any?) -> ShapeRecorder {
    ShapeRecorder(sample: sample, outerTypes: outerTypes, absent: [:])
  }

  private func note(_ name: String, _ shape: StateShape, isOptional: Bool) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else {
      return fields.append(StateShape.Field(name: name, shape: shape, isOptional: isOptional))
    }
    if fields[index].shape == .unknown { fields[index].shape = shape }
  }

  private func sample(for name: String) -> Any? {
    guard let sample else { return nil }
    let mirror = Mirror(reflecting: sample)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { child in part(child.value).sample(for: name) }
    }
    return mirror.children.first { $0.label == name }?.value
  }

  private var firstElement: Any? {
    sample.flatMap { Mirror(reflecting: $0).children.first?.value }
  }

  /// What is thrown when there is no placeholder.
  private struct NoPlaceholder: Error {}
}

extension ShapeRecorder {
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let recorder: ShapeRecorder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }

    /// Asked before a value is decoded if it is there: so the field is optional.
    func decodeNil(forKey key: Key) -> Bool {
      let name = key.stringValue
      recorder.note(name, recorder.absent[name] ?? .unknown, isOptional: true)
      return recorder.absent[name] != nil
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      let name = key.stringValue
      let (value, shape) = ShapeRecorder.record(
        type, sample: recorder.sample(for: name), within: recorder.outerTypes)
      recorder.note(name, shape, isOptional: false)
      guard let value else {
        recorder.failedField = recorder.fields.first { $0.name == name }
        throw NoPlaceholder()
      }
      return value
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      recorder.note(key.stringValue, .unknown, isOptional: false)
      return recorder.part(recorder.sample(for: key.stringValue)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      recorder.note(key.stringValue, .unknown, isOptional: false)
      return recorder.part(recorder.sample(for: key.stringValue)).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { recorder.part(nil) }
    func superDecoder(forKey key: Key) -> any Decoder { recorder.part(nil) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let recorder: ShapeRecorder
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var currentIndex = 0
    var isAtEnd: Bool { currentIndex > 0 }

    init(recorder: ShapeRecorder) { self.recorder = recorder }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      currentIndex += 1
      let (value, shape) = ShapeRecorder.record(
        type, sample: recorder.firstElement, within: recorder.outerTypes)
      if recorder.element == .unknown { recorder.element = shape }
      guard let value else { throw NoPlaceholder() }
      return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
      currentIndex += 1
      return recorder.part(recorder.firstElement).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return recorder.part(recorder.firstElement).unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { recorder.part(nil) }
  }

  private struct Single: SingleValueDecodingContainer {
    let recorder: ShapeRecorder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      let (value, shape) = ShapeRecorder.record(
        type, sample: recorder.sample, within: recorder.outerTypes)
      recorder.whole = shape
      guard let value else { throw NoPlaceholder() }
      return value
    }
  }
}
