/// What the report's page does.
enum ReportScript {
  static let text = """
    const root = document.documentElement;
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const choose = (name, value) => {
      root.dataset[name] = value;
      for (const b of all(`button[data-${name}]`))
        b.classList.toggle('on', b.dataset[name] === value);
      layout();
    };
    // Pictures are drawn in pixels of the screen, so that 1:1 is one pixel of the golden.
    const layout = () => {
      const ratio = window.devicePixelRatio || 1;
      for (const stage of all('.stage')) {
        const images = all('img', stage);
        const natural = Math.max(...images.map(i => i.naturalWidth));
        if (!natural) continue;
        const columns = root.dataset.mode === 'side' ? images.length : 1;
        const room = (stage.parentElement.clientWidth - 8 * (columns - 1)) / columns;
        const fit = room / natural;
        // Small pictures fill the room in whole steps, as their pixels are what matters.
        const zoom = root.dataset.zoom !== 'fit' ? Number(root.dataset.zoom) / ratio
          : fit < 1 / ratio ? fit : Math.max(1, Math.min(4, Math.floor(fit * ratio))) / ratio;
        for (const i of images) i.style.width = i.naturalWidth * zoom + 'px';
        for (const box of all('i', stage)) {
          const [x, y, w, h] = box.dataset.area.split(' ').map(n => n * zoom);
          Object.assign(box.style,
            { left: x + 'px', top: y + 'px', width: w + 'px', height: h + 'px' });
        }
      }
    };
    // The first difference of each picture in the middle of what is seen of it.
    const center = () => {
      for (const scroll of all('.scroll')) {
        const box = scroll.querySelector('i:not(.ignored)');
        if (!box) continue;
        scroll.scrollLeft = parseFloat(box.style.left) - scroll.clientWidth / 2;
        scroll.scrollTop = parseFloat(box.style.top) - scroll.clientHeight / 2;
      }
    };
    for (const b of all('button[data-mode]')) b.onclick = () => choose('mode', b.dataset.mode);
    for (const b of all('button[data-boxes]')) b.onclick = () =>
      choose('boxes', root.dataset.boxes === 'on' ? 'off' : 'on');
    for (const b of all('button[data-zoom]'))
      b.onclick = () => { choose('zoom', b.dataset.zoom); center(); };
    for (const viewer of all('.viewer')) {
      const slider = viewer.querySelector('input');
      const set = at => viewer.style.setProperty('--at', at);
      if (!slider) continue;
      slider.oninput = () => set(slider.value / 100);
      set(slider.value / 100);
      const stage = viewer.querySelector('.stage');
      const follow = event => {
        if (root.dataset.mode !== 'swipe' || !(event.buttons & 1)) return;
        const box = stage.getBoundingClientRect();
        slider.value = 100 * (event.clientX - box.left) / box.width;
        set(slider.value / 100);
      };
      stage.onpointerdown = event => { stage.setPointerCapture(event.pointerId); follow(event); };
      stage.onpointermove = follow;
    }
    for (const b of all('.command')) b.onclick = async () => {
      await navigator.clipboard?.writeText(b.textContent);
      b.classList.add('copied');
      setTimeout(() => b.classList.remove('copied'), 1500);
    };
    const links = all('nav a'), cards = all('article');
    links.forEach((link, index) => {
      const picture = cards[index].querySelector('.actual');
      if (!picture) return;
      const small = new Image();
      small.src = picture.src;
      link.prepend(small);
    });
    // The card that is read is marked in the list.
    const current = () => {
      const index = cards.findLastIndex(card => card.getBoundingClientRect().top < 140);
      links.forEach((link, i) => link.classList.toggle('on', i === Math.max(index, 0)));
      return index;
    };
    window.onscroll = current;
    const modes = all('button[data-mode]');
    window.onkeydown = event => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step) cards[Math.max(0, Math.min(cards.length - 1, current() + step))]?.scrollIntoView();
      const mode = modes[Number(event.key) - 1];
      if (mode) choose('mode', mode.dataset.mode);
      if (event.key === 'b') choose('boxes', root.dataset.boxes === 'on' ? 'off' : 'on');
      if (event.key === 'e') root.dataset.hold = 'expected';
    };
    window.onkeyup = event => { if (event.key === 'e') delete root.dataset.hold; };
    const wanted = new URLSearchParams(location.hash.slice(1));
    choose('boxes', wanted.get('boxes') || 'on');
    choose('mode', wanted.get('mode') || 'swipe');
    choose('zoom', wanted.get('zoom') || 'fit');
    window.onload = () => { layout(); center(); current(); };
    window.onresize = layout;
    """
}
