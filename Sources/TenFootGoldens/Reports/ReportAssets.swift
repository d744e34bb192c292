/// What the report's page looks like and what it does: no other file, and nothing from a network.
enum ReportAssets {
  static let style = """
    :root { color-scheme: light dark; --line: #8886; --accent: #0a84ff }
    * { box-sizing: border-box }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; background: Canvas; color: CanvasText }
    header { position: sticky; top: 0; z-index: 9; display: flex; gap: 20px; align-items: baseline;
      flex-wrap: wrap; padding: 10px 24px; background: Canvas; border-bottom: 1px solid var(--line) }
    h1 { font-size: 20px; margin: 0 } h2 { font-size: 18px } h3 { font-size: 15px; margin: 0 0 8px }
    header p, h2 small { margin: 0; color: GrayText }
    nav { display: flex; gap: 16px; margin-left: auto }
    button { font: inherit; padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px;
      background: none; color: inherit; cursor: pointer }
    button.on { background: var(--accent); color: #fff }
    main { padding: 8px 24px 60px }
    article { border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 14px 0 }
    pre { white-space: pre-wrap; font-size: 13px; margin: 10px 0 }
    .command { font-size: 13px } .command.copied::after { content: " copied" }
    .scroll { overflow: auto; max-height: 86vh; border: 1px solid var(--line) }
    .stage { position: relative; display: inline-grid; vertical-align: top;
      background: repeating-conic-gradient(#8883 0 25%, #8881 0 50%) 0 0 / 16px 16px }
    .stage img { grid-area: 1/1; display: block; image-rendering: pixelated }
    .stage i { position: absolute; outline: 2px solid #f0f; outline-offset: 1px; pointer-events: none }
    .viewer input { width: 100%; margin: 6px 0 }
    [data-mode=onion] .actual { opacity: var(--at) }
    [data-mode=swipe] .viewer:not(.single) .actual { clip-path: inset(0 0 0 calc(var(--at) * 100%)) }
    [data-mode=difference] .viewer:not(.single) .actual { mix-blend-mode: difference }
    [data-mode=difference] .stage { isolation: isolate }
    [data-mode=blink] .viewer:not(.single) .actual { animation: blink 1s steps(1) infinite }
    [data-mode=side] .viewer:not(.single) .stage { grid-template-columns: auto auto; gap: 8px }
    [data-mode=side] .viewer:not(.single) .actual { grid-area: 1/2 }
    [data-mode=side] .stage i, [data-mode=blink] .stage i { display: none }
    @keyframes blink { 50% { visibility: hidden } }
    figure { margin: 12px 0 0 } .strip { max-width: 100%; image-rendering: pixelated }
    figcaption { color: GrayText; font-size: 13px }
    """

  static let script = """
    const root = document.documentElement;
    const choose = (name, value) => {
      root.dataset[name] = value;
      for (const b of document.querySelectorAll(`[data-${name}]`))
        b.classList.toggle('on', b.dataset[name] === value);
      layout();
    };
    const layout = () => {
      const ratio = window.devicePixelRatio || 1;
      for (const stage of document.querySelectorAll('.stage')) {
        const images = [...stage.querySelectorAll('img')];
        const natural = Math.max(...images.map(i => i.naturalWidth));
        if (!natural) continue;
        const columns = root.dataset.mode === 'side' ? images.length : 1;
        const room = (stage.parentElement.clientWidth - 8 * (columns - 1)) / columns;
        const zoom = root.dataset.zoom === 'fit'
          ? Math.min(1 / ratio, room / natural) : Number(root.dataset.zoom) / ratio;
        for (const i of images) i.style.width = i.naturalWidth * zoom + 'px';
        for (const box of stage.querySelectorAll('i')) {
          const [x, y, w, h] = box.dataset.area.split(' ').map(n => n * zoom);
          Object.assign(box.style,
            { left: x + 'px', top: y + 'px', width: w + 'px', height: h + 'px' });
        }
      }
    };
    for (const b of document.querySelectorAll('[data-mode]'))
      b.onclick = () => choose('mode', b.dataset.mode);
    for (const b of document.querySelectorAll('[data-zoom]'))
      b.onclick = () => choose('zoom', b.dataset.zoom);
    for (const viewer of document.querySelectorAll('.viewer')) {
      const slider = viewer.querySelector('input');
      const set = () => viewer.style.setProperty('--at', slider ? slider.value / 100 : 1);
      if (slider) slider.oninput = set;
      set();
    }
    for (const b of document.querySelectorAll('.command')) b.onclick = async () => {
      await navigator.clipboard?.writeText(b.textContent);
      b.classList.add('copied');
      setTimeout(() => b.classList.remove('copied'), 1500);
    };
    const wanted = new URLSearchParams(location.hash.slice(1));
    choose('mode', wanted.get('mode') || 'swipe');
    choose('zoom', wanted.get('zoom') || 'fit');
    window.onload = window.onresize = layout;
    """
}
