/// A picture that is a function of a state: what the `tenfoot` tool lists, renders and dumps.
///
/// ```swift
/// enum Poll: TenFootScene {
///   struct Model: Decodable, Sendable { var question: String; var yes: Int; var no: Int }
///   static let name = "poll"
///   static let summary = "A question and how the room answered"
///   static let sample = Model(question: "Pineapple on pizza?", yes: 12, no: 30)
///   static func view(of model: Model) -> some View { PollView(model: model) }
/// }
/// ```
public protocol TenFootScene: Sendable {
  /// The state that the picture shows, as it arrives in JSON.
  associatedtype Model: Decodable & Sendable
  /// The view that shows it.
  associatedtype Picture: View

  /// The name on the command line, in kebab case.
  static var name: String { get }
  /// One line on what the scene shows, without a full stop.
  static var summary: String { get }
  /// A state to show when none is given.
  static var sample: Model { get }

  /// Makes the view of a state.
  @MainActor @ViewBuilder static func view(of model: Model) -> Picture
}
