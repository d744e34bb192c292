import Foundation
import TenFoot

/// The phone's view of a game, which follows the session: the controller, and over it the
/// television's view when that was handed to the phone.
struct ControllerView<Game: TenFootGame>: View {
  let game: Game
  let session: DisplaySession

  var body: some View {
    VStack(spacing: 0) {
      if session.isOnPhone {
        TelevisionOnPhone(size: session.televisionSize, television: game.television())
      }
      GeometryReader { proxy in
        controller(in: proxy.size)
      }
    }
  }

  /// The controller as high as the whole phone, and scaled to the room that is left.
  private func controller(in room: CGSize) -> some View {
    let size = session.televisionSize
    let taken = session.isOnPhone ? room.width * size.height / size.width : 0
    let scale = room.height > 0 ? room.height / (room.height + taken) : 1
    return game.controller(session.televisionStatus)
      .frame(width: room.width / scale, height: room.height / scale)
      .scaleEffect(scale, anchor: .topLeading)
  }
}

/// A television's view as it is there, small enough for the phone's width.
private struct TelevisionOnPhone<Television: View>: View {
  let size: CGSize
  let television: Television

  var body: some View {
    Color.black
      .aspectRatio(size.width / size.height, contentMode: .fit)
      .overlay {
        GeometryReader { proxy in
          television
            .frame(width: size.width, height: size.height)
            .scaleEffect(proxy.size.width / size.width, anchor: .topLeading)
        }
      }
      .clipped()
  }
}
