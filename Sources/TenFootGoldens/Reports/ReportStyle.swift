/// What the report's page looks like: no other file, and nothing from a network.
enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --accent: #0a74da; --ground: light-dark(#f4f4f5, #17181a);
      --card: light-dark(#fff, #202124); --line: light-dark(#0002, #fff2);
      --quiet: light-dark(#60646c, #9a9ea6); --ink: light-dark(#1a1b1d, #ececee);
      --old: light-dark(#b3261e, #ff8f86); --new: light-dark(#146c2e, #6fd58a) }
    * { box-sizing: border-box }
    html { scroll-padding-top: 76px }
    body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: var(--ground);
      color: var(--ink) }
    header { position: sticky; top: 0; z-index: 9; display: flex; gap: 10px 22px;
      align-items: center; flex-wrap: wrap; padding: 10px 24px; background: var(--card);
      border-bottom: 1px solid var(--line) }
    h1 { font-size: 17px; margin: 0 } h1 small { font-weight: 400; color: var(--quiet) }
    h1 b { color: var(--old) }
    .tools { display: flex; gap: 14px; margin-left: auto; flex-wrap: wrap }
    .choice { display: inline-flex; border: 1px solid var(--line); border-radius: 8px;
      overflow: hidden }
    button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer }
    .choice button { padding: 4px 11px; border-left: 1px solid var(--line) }
    .choice button:first-child { border-left: 0 }
    button.on { background: var(--accent); color: #fff }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
    .page { display: grid; grid-template-columns: 250px minmax(0, 1fr); align-items: start }
    nav { position: sticky; top: 56px; max-height: calc(100vh - 56px); overflow: auto;
      padding: 16px 8px 24px 24px }
    nav h2 { font-size: 12px; font-weight: 600; color: var(--quiet); margin: 14px 0 4px }
    nav a { display: flex; gap: 9px; align-items: center; padding: 4px 6px; border-radius: 7px;
      color: inherit; text-decoration: none; font-size: 13px; overflow-wrap: anywhere }
    nav a:hover { background: var(--line) }
    nav a.on { background: var(--line); box-shadow: inset 3px 0 var(--accent) }
    nav img { width: 48px; height: 27px; object-fit: contain; flex: none; border-radius: 3px;
      background: #808080 }
    nav p { color: var(--quiet); font-size: 12px; margin: 18px 6px 0 }
    kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 4px }
    main { padding: 8px 24px 80px 16px }
    section > h2 { font-size: 16px; margin: 18px 0 2px }
    section > h2 small { font-weight: 400; color: var(--quiet) }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px 18px 18px; margin: 14px 0 }
    h3 { font-size: 15px; margin: 0 } h3 span { color: var(--quiet); font-weight: 400 }
    .what { margin: 0 0 8px }
    .command { font: 12px ui-monospace, monospace; color: var(--quiet); padding: 2px 8px;
      margin: 4px 0; border: 1px solid var(--line); border-radius: 6px }
    .command::before { content: "$ " } .command.copied { color: var(--new) }
    .command.copied::after { content: "  copied" }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 1px 14px;
      margin: 8px 0 12px; font-size: 13px }
    dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
    pre { margin: 8px 0; padding: 8px 12px; overflow: auto; max-height: 60vh; font-size: 12px;
      border: 1px solid var(--line); border-radius: 8px }
    del { color: var(--old); text-decoration: none } ins { color: var(--new); text-decoration: none }
    .sides { display: flex; gap: 10px; align-items: center; color: var(--quiet); font-size: 12px }
    .sides input { flex: 1; accent-color: var(--accent); margin: 6px 0 }
    .scroll { overflow: auto; max-height: calc(100vh - 150px); border-radius: 8px;
      background: #808080 }
    .stage { position: relative; display: inline-grid; vertical-align: top; background:
      repeating-conic-gradient(#777 0 25%, #8a8a8a 0 50%) 0 0 / 16px 16px; touch-action: pan-y }
    .stage img { grid-area: 1/1; display: block; image-rendering: pixelated;
      user-select: none; -webkit-user-drag: none }
    .stage i { position: absolute; outline: 2px solid #f0f; outline-offset: 1px;
      pointer-events: none }
    .stage i.ignored { outline: 1px dashed #3a6ea5; background: repeating-linear-gradient(
      45deg, #3a6ea588 0 4px, #3a6ea533 4px 10px) }
    [data-boxes=off] .stage i { display: none }
    [data-mode=swipe] .pair .stage { cursor: ew-resize }
    [data-mode=swipe] .pair .stage::after { content: ""; position: absolute; top: 0; bottom: 0;
      left: calc(var(--at) * 100% - 1px); width: 2px; background: #f0f; pointer-events: none }
    [data-mode=swipe] .pair .actual { clip-path: inset(0 0 0 calc(var(--at) * 100%)) }
    [data-mode=onion] .pair .actual { opacity: var(--at) }
    [data-mode=blink] .pair .actual { animation: blink 1s steps(1) infinite }
    [data-mode=difference] .pair .stage { isolation: isolate; filter: url(#loud) }
    [data-mode=difference] .pair .actual { mix-blend-mode: difference }
    [data-mode=side] .pair .stage { grid-template-columns: auto auto; gap: 8px }
    [data-mode=side] .pair .actual { grid-area: 1/2 }
    [data-mode=side] .stage i, [data-mode=difference] .stage i,
    [data-mode=blink] .stage i { display: none }
    [data-hold=expected] .pair .actual { visibility: hidden; animation: none }
    [data-mode=blink] .sides, [data-mode=difference] .sides, [data-mode=side] .sides {
      visibility: hidden }
    @keyframes blink { 50% { visibility: hidden } }
    figure { margin: 14px 0 0 } .strip { display: block; max-width: 100%;
      image-rendering: pixelated; border-radius: 8px }
    figcaption { color: var(--quiet); font-size: 12px; display: grid; max-width: 100%;
      grid-template-columns: 1fr 1fr 1fr }
    .empty { text-align: center; padding: 18vh 0; font-size: 22px; color: var(--quiet) }
    @media (max-width: 860px) { .page { grid-template-columns: minmax(0, 1fr) } nav { display: none } }
    """
}
