import Foundation

/// A figure that is measured again with each release.
struct Benchmark {
  /// The stable name, such as `frame.full.raw`.
  let key: String
  /// What is measured, in a few words.
  let summary: String
  /// Whether it needs a program that may not be there, and is measured only when it is asked for.
  var isOnDemand = false
  /// Measures it.
  let measure: @MainActor (Settings) async throws -> Measurement

  /// How much work a run is given.
  struct Settings {
    /// The counted runs of a timed figure, after a warm-up.
    var runs = 15
  }

  /// All figures, in the order that they are reported.
  static let all: [Benchmark] =
    frames + text + goldens + layout + lint + tool + memory + screens + leaks + reading

  /// A figure of times: `body` is run a few times, then timed `runs` times with the run's number.
  static func timed(
    _ key: String, _ summary: String,
    prepare: @escaping @MainActor () throws -> @MainActor (Int) throws -> Void
  ) -> Benchmark {
    Benchmark(key: key, summary: summary) { settings in
      let body = try prepare()
      for run in 0..<5 { try body(run) }
      let clock = ContinuousClock()
      let times = try (0..<settings.runs).map { run in
        try clock.measure { try body(run + 5) } / .milliseconds(1)
      }
      return .milliseconds(times)
    }
  }
}

extension Benchmark {
  /// A figure of times too short to be taken one by one: `body` does its work a thousand times, and
  /// the figure is that of one.
  static func timedThousand(
    _ key: String, _ summary: String,
    prepare: @escaping @MainActor () throws -> @MainActor (Int) throws -> Void
  ) -> Benchmark {
    let timed = timed(key, summary, prepare: prepare)
    return Benchmark(key: key, summary: summary) { settings in
      // A thousandth of the milliseconds that a thousand take are the microseconds that one takes.
      guard case .milliseconds(let times) = try await timed.measure(settings) else {
        throw BenchmarkFailure("\(key) gave no times")
      }
      return .microseconds(times)
    }
  }
}

/// What a benchmark found.
enum Measurement {
  /// The times of single runs, in milliseconds.
  case milliseconds([Double])
  /// The times of single pieces of work, in microseconds.
  case microseconds([Double])
  /// Rates of single runs, a second.
  case perSecond([Double])
  /// One number in a unit.
  case value(Double, unit: String)

  /// The figures under the names that the JSON output gives them.
  var fields: [(name: String, value: Double)] {
    switch self {
    case .milliseconds(let times):
      [("median_ms", median(times)), ("min_ms", times.min() ?? 0)]
    case .microseconds(let times):
      [("median_us", median(times)), ("min_us", times.min() ?? 0)]
    case .perSecond(let rates):
      [("median_per_second", median(rates)), ("max_per_second", rates.max() ?? 0)]
    case .value(let value, let unit):
      [(unit, value)]
    }
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// Why a figure could not be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
