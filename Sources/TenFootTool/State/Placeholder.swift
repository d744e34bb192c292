import Foundation

/// Values for a decoder that decodes from nothing.
enum Placeholder {
  /// A value of a type that is one JSON value and no more, with its shape.
  static func leaf(of type: any Any.Type) -> (value: Any, shape: StateShape)? {
    if let choice = type as? any (CaseIterable & RawRepresentable).Type {
      return self.choice(choice)
    }
    if let number = type as? any FixedWidthInteger.Type {
      return (number.init(exactly: 1) as Any, wholeNumber(number))
    }
    switch type {
    case is String.Type: return ("", .string)
    case is Bool.Type: return (false, .boolean)
    case is Double.Type: return (1.0, .number)
    case is Float.Type: return (Float(1), .number)
    case is CGFloat.Type: return (CGFloat(1), .number)
    case is Decimal.Type: return (Decimal(1), .number)
    // As JSONDecoder reads it by default: seconds since the start of 2001.
    case is Date.Type: return (Date(timeIntervalSinceReferenceDate: 0), .number)
    case is URL.Type: return (URL(fileURLWithPath: "/"), .string)
    case is UUID.Type: return (UUID(), .string)
    case is Data.Type: return (Data(), .string)
    default: return nil
    }
  }

  /// A value of a type that can be made without decoding.
  static func spare(of type: any Any.Type) -> Any? {
    if let list = type as? any RangeReplaceableCollection.Type { return list.init() }
    if let cases = type as? any CaseIterable.Type { return firstCase(of: cases) }
    return nil
  }

  private static func wholeNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> StateShape {
    .wholeNumber(StateShape.WholeNumbers(type))
  }

  private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }

  private static func choice<Cases: CaseIterable & RawRepresentable>(
    _ type: Cases.Type
  ) -> (value: Any, shape: StateShape)? {
    guard let first = type.allCases.first else { return nil }
    let names = type.allCases.compactMap { $0.rawValue as? String }
    if !names.isEmpty { return (first, .choice(names)) }
    return leaf(of: Cases.RawValue.self).map { (first, $0.shape) }
  }
}

/// A dictionary whose keys are an object's fields.
protocol RecordableMap {
  init()
  static func shape(sample: Any?, within outerTypes: [ObjectIdentifier]) -> StateShape
}

extension Dictionary: RecordableMap where Key == String, Value: Decodable {
  static func shape(sample: Any?, within outerTypes: [ObjectIdentifier]) -> StateShape {
    let first = (sample as? Self)?.first?.value
    return .dictionary(ShapeRecorder.record(Value.self, sample: first, within: outerTypes).shape)
  }
}
