/// A question with four answers.
struct QuizQuestion: Equatable, Sendable {
  let text: String
  let answers: [String]
  /// The place of the right answer.
  let right: Int

  /// The questions of a party, in the order that they are asked.
  static let party = [
    QuizQuestion(
      text: "Which planet has the most moons?",
      answers: ["Jupiter", "Saturn", "Uranus", "Neptune"], right: 1),
    QuizQuestion(
      text: "How many strings has a violin?", answers: ["Three", "Four", "Five", "Six"], right: 1),
    QuizQuestion(
      text: "Which metal is liquid at room temperature?",
      answers: ["Lead", "Tin", "Mercury", "Zinc"], right: 2),
    QuizQuestion(
      text: "Where does the Sagrada Família stand?",
      answers: ["Barcelona", "Lisbon", "Madrid", "Rome"], right: 0),
    QuizQuestion(
      text: "What do bees collect from flowers?",
      answers: ["Wax", "Honey", "Resin", "Nectar"], right: 3),
  ]
}
