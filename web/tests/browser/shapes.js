/**
 * Reads the board as the page draws it: flat shapes with their colours, and where the pieces stand. The server draws its pictures
 * from these (`crates/picture/src/shapes.json`), so that geometry and colours have one source.
 *
 * Everything here runs in the page, on its own drawing in the light theme.
 */

/* global document, getComputedStyle, DOMMatrix */

/** @returns {Promise<Record<string, any>>} */
export async function readShapes() {
  const at = (/** @type {string} */ path) => import(`/page/${path}`);
  const [{ board }, { crest, COLOURS }, { render }, { ABROAD, REGIONS, WIDTH, HEIGHT }, { load }] = await Promise.all(
    ['board/board.js', 'board/emblems.js', 'lib/dom.js', 'board/geography.js', 'i18n/messages.js'].map(at));
  await load();
  document.documentElement.dataset.theme = 'light';
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const stage = document.createElement('div');
  stage.style.width = `${WIDTH}px`;
  document.body.append(stage);

  // --- views

  const crowd = () => ({ bar: [1, 1, 1], caballeros: {}, grandes: [], tile: null, points: {} });
  const empty = () => ({
    king: 'france',
    regions: Object.fromEntries(REGIONS.map((region) => [region, crowd()])),
    castillo: { bar: [1, 1, 1], grandes: [], tile: null },
    tiles: { low: { values: [1, 1, 1], at: null }, high: { values: [1, 1, 1], at: null } },
  });
  /** The drawing of the empty board with a change. */
  const drawn = (change) => {
    const view = empty();
    change?.(view);
    render(stage, board({ view }));
    return stage.querySelector('svg');
  };

  // --- shapes

  /** Every path once; shapes name it by its number. @type {Map<string, number>} */
  const paths = new Map();
  const numberOf = (path) => paths.get(path) ?? paths.set(path, paths.size).size - 1;
  const round = (value) => Math.round(value * 100) / 100;
  const colour = (value, brightness, opacity) => {
    if (value === 'none' || value.startsWith('url')) return undefined;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    const seen = Math.round(alpha * opacity);
    return seen === 0 ? undefined : [...[red, green, blue].map((part) => Math.round(part * brightness)), seen];
  };
  const product = (node, root, read) => {
    let all = 1;
    for (let one = node; one && one !== root.parentNode; one = one.parentNode) all *= read(getComputedStyle(one));
    return all;
  };
  const matrixOf = (node, root) => DOMMatrix.fromMatrix(root.getCTM().inverse().multiply(node.getCTM()));

  function shape(node, root) {
    const look = getComputedStyle(node);
    const matrix = matrixOf(node, root);
    const opacity = product(node, root, (style) => Number(style.opacity));
    const brightness = Number(/brightness\(([\d.]+)\)/.exec(look.filter)?.[1] ?? 1);
    const [fill, stroke] = [look.fill, look.stroke].map((value) => colour(value, brightness, opacity));
    const scale = Math.hypot(matrix.a, matrix.b);
    const isStroked = stroke && parseFloat(look.strokeWidth) > 0;
    if (!fill && !isStroked) return [];
    const dash = look.strokeDasharray === 'none' ? undefined : look.strokeDasharray.split(',').map((part) => round(parseFloat(part) * scale));
    return [{
      path: numberOf(pathOf(node, matrix)),
      fill,
      ...(isStroked ? { stroke, width: round(parseFloat(look.strokeWidth) * scale), join: look.strokeLinejoin === 'round' || undefined, cap: look.strokeLinecap === 'round' || undefined, dash } : {}),
      clip: /#in-([a-z]+)/.exec(look.clipPath)?.[1],
    }];
  }

  const isLeaf = (node) => !node.closest('defs, clipPath, pattern') && !node.matches('.touch, .focus');
  const shapes = (root, selector = 'path, rect, circle, ellipse') =>
    [...root.querySelectorAll(selector)].filter(isLeaf).flatMap((node) => shape(node, root));
  const texts = (root) => [...root.querySelectorAll('text')].map((node) => {
    const matrix = matrixOf(node, root);
    const look = getComputedStyle(node);
    const [x, y] = ['x', 'y'].map((name) => Number(node.getAttribute(name) ?? 0));
    const point = matrix.transformPoint({ x, y });
    return { at: [round(point.x), round(point.y)], size: round(parseFloat(look.fontSize)), fill: colour(look.fill, 1, 1) };
  });
  const sprite = (root) => ({ shapes: shapes(root), texts: texts(root) });

  // --- places

  const place = (name) => stage.querySelector(`[data-place="${name}"]`);
  /** Where a piece is, and its scale. */
  const spot = (name) => {
    const { a, e, f } = matrixOf(place(name), stage.querySelector('svg'));
    return [round(e), round(f), Math.round(a * 1000) / 1000];
  };
  const barSpot = (node, svg) => {
    const { e, f } = matrixOf(node, svg);
    return [round(e), round(f)];
  };
  const first = (count) => COLOURS.slice(0, count);
  const counts = [1, 2, 3, 4, 5, 6];

  const groups = (site, tight) => counts.map((count) => {
    drawn((view) => {
      Object.assign(view.regions[site].caballeros, Object.fromEntries(first(count).map((one) => [one, 1])));
      if (tight) view.king = site;
    });
    return first(count).map((one) => spot(`${one}@${site}`));
  });
  const castilloGroups = () => counts.map((count) => {
    drawn((view) => { view.castillo.tally = Object.fromEntries(first(count).map((one) => [one, 1])); });
    const svg = stage.querySelector('svg');
    return [...place('castillo').querySelectorAll(':scope > .group')].map((node) => {
      const { a, e, f } = matrixOf(node, svg);
      return [round(e), round(f), Math.round(a * 1000) / 1000];
    });
  });
  const figures = (site, king) => [0, 1, 2, 3, 4, 5].map((count) => {
    drawn((view) => {
      const ground = site === 'castillo' ? view.castillo : view.regions[site];
      ground.grandes = first(count);
      if (king) view.king = site;
    });
    return [...first(count).map((one) => spot(`grande:${one}`)), ...(king ? [spot('king')] : [])];
  });
  const kingAt = (site) => {
    drawn((view) => { view.king = site; });
    return spot('king');
  };

  // --- all of it

  const ground = () => {
    const svg = drawn((view) => { view.castillo.tally = {}; });
    svg.querySelectorAll('[data-place], .values').forEach((node) => node.remove());
    const found = shapes(svg);
    stage.replaceChildren();
    return found;
  };
  const gate = () => {
    const svg = drawn();
    return shapes(svg, '.gate, .grate');
  };
  const outlines = () => {
    const svg = drawn();
    return Object.fromEntries([...REGIONS, ...ABROAD].map((site) => [site, numberOf(pathOf(svg.querySelector(`#in-${site} > path`), matrixOf(svg, svg)))]));
  };
  const taboo = (site) => {
    const svg = drawn((view) => { view.king = site; });
    return shapes(svg, '.taboo');
  };
  const bars = (kind, values) => {
    const svg = drawn((view) => {
      view.regions.toledo.bar = values;
      Object.values(view.tiles).forEach((tile) => { tile.values = values; });
      if (values.length < 3) [...Object.values(view.regions), view.castillo].forEach((one) => { one.bar = [values[0], values[1], 0]; });
    });
    return sprite(kind === 'tile' ? place('tile:low').querySelector('.values') : barNodes(svg).toledo);
  };
  const barNodes = (svg) => {
    const nodes = [...svg.querySelectorAll('.values.bar')];
    return Object.fromEntries([...REGIONS, 'castillo'].map((site, index) => [site, nodes[index]]));
  };
  const caballeros = (one) => Object.fromEntries([1, 2, 3, 10].map((count) => {
    const other = COLOURS.find((candidate) => candidate !== one);
    drawn((view) => { view.regions.toledo.caballeros = { [one]: count, [other]: 20 }; });
    return [count, sprite(place(`${one}@toledo`))];
  }));
  const lead = (kind) => {
    drawn((view) => { view.regions.toledo.caballeros = kind === 'tied' ? { red: 1, blue: 1 } : { red: 1 }; });
    return shapes(place('red@toledo'), '.lead');
  };
  const crestOf = (one) => {
    render(stage, crest(one));
    const svg = stage.querySelector('svg');
    // Its own scale is that of the page: one unit of the drawing is one here.
    svg.setAttribute('width', '32');
    svg.style.cssText = 'width: 32px; height: 32px';
    return shapes(svg);
  };
  const byName = (names, read) => Object.fromEntries(names.map((name) => [name, read(name)]));
  const figure = (name) => {
    drawn((view) => { view.regions.toledo.grandes = COLOURS; });
    return shapes(place(name));
  };

  const barPlaces = () => {
    const svg = drawn();
    return Object.fromEntries(Object.entries(barNodes(svg)).map(([site, node]) => [site, barSpot(node, svg)]));
  };
  const tilePlaces = () => {
    const svg = drawn();
    return Object.fromEntries(['low', 'high'].map((tile) => [tile, barSpot(place(`tile:${tile}`), svg)]));
  };

  const token = (name) => {
    stage.style.color = `var(--${name})`;
    return colour(getComputedStyle(stage).color, 1, 1);
  };

  const sites = [...REGIONS, 'castillo'];
  const result = {
    size: [WIDTH, HEIGHT],
    outlines: outlines(),
    ground: ground(),
    gate: gate(),
    taboo: byName(REGIONS, taboo),
    king: figure('king'),
    grandes: byName(COLOURS, (one) => figure(`grande:${one}`)),
    caballeros: byName(COLOURS, caballeros),
    leads: byName(['alone', 'tied'], lead),
    crests: byName(COLOURS, crestOf),
    bars: byName(['bar', 'tile'], (kind) => ({ 2: bars(kind, [1, 1]), 3: bars(kind, [1, 1, 1]), nothing: bars(kind, [1, 0, 1]).texts[1].fill })),
    places: {
      crowd: { ...byName(REGIONS, (site) => groups(site, false)), castillo: castilloGroups() },
      tight: byName(REGIONS, (site) => groups(site, true)),
      grandes: byName(sites, (site) => figures(site, false)),
      grandesWithKing: byName(REGIONS, (site) => figures(site, true)),
      king: byName(['castillo', ...ABROAD], kingAt),
      bars: barPlaces(),
      tiles: tilePlaces(),
    },
    colours: byName(['paper', 'ink', 'line', 'accent', ...COLOURS], token),
  };
  stage.remove();
  return { ...result, paths: [...paths.keys()] };

  // --- paths

  /** The outline of a drawn element as M, L, C and Z with absolute numbers. */
  function pathOf(node, matrix) {
    const number = (name) => Number(node.getAttribute(name) ?? 0);
    const show = ([x, y]) => {
      const point = matrix.transformPoint({ x, y });
      return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
    };
    return segments(outlineText(node, number)).map(([letter, points]) => letter + points.map(show).join(' ')).join('');
  }

  function outlineText(node, number) {
    if (node.tagName === 'path') return node.getAttribute('d');
    if (node.tagName === 'rect') {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(number);
      const rx = Math.min(number('rx'), w / 2, h / 2);
      return rx === 0 ? `M${x} ${y}h${w}v${h}h${-w}z`
        : `M${x + rx} ${y}h${w - 2 * rx}a${rx} ${rx} 0 0 1 ${rx} ${rx}v${h - 2 * rx}a${rx} ${rx} 0 0 1 ${-rx} ${rx}h${2 * rx - w}a${rx} ${rx} 0 0 1 ${-rx} ${-rx}v${2 * rx - h}a${rx} ${rx} 0 0 1 ${rx} ${-rx}z`;
    }
    const [cx, cy] = ['cx', 'cy'].map(number);
    const [rx, ry] = node.tagName === 'circle' ? [number('r'), number('r')] : ['rx', 'ry'].map(number);
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  }

  /** Every command of a path as M, L, C or Z with absolute points. */
  function segments(text) {
    const found = [];
    let [here, begin, handle, last] = [[0, 0], [0, 0], [0, 0], ''];
    for (const [, letter, rest] of text.matchAll(/([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g)) {
      const kind = letter.toUpperCase();
      const isRelative = letter !== kind;
      const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }[kind];
      const values = numbers(rest, kind === 'A');
      if (kind === 'Z') {
        found.push(['Z', []]);
        [here, last] = [begin, 'Z'];
      }
      for (let index = 0; size > 0 && index < values.length; index += size) {
        const part = values.slice(index, index + size);
        const moved = (x, y) => (isRelative ? [here[0] + x, here[1] + y] : [x, y]);
        const pairs = [];
        if (kind === 'H') pairs.push([isRelative ? here[0] + part[0] : part[0], here[1]]);
        else if (kind === 'V') pairs.push([here[0], isRelative ? here[1] + part[0] : part[0]]);
        else if (kind === 'A') pairs.push(moved(part[5], part[6]));
        else for (let at = 0; at < part.length; at += 2) pairs.push(moved(part[at], part[at + 1]));
        const end = pairs.at(-1);
        const mirrored = (kinds) => (kinds.includes(last) ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]] : here);
        const step = kind === 'M' && index > 0 ? 'L' : kind;
        if (step === 'M') found.push(['M', [end]]);
        else if (step === 'C') found.push(['C', pairs]);
        else if (step === 'S') found.push(['C', [mirrored('CS'), ...pairs]]);
        else if (step === 'Q' || step === 'T') {
          const middle = step === 'Q' ? pairs[0] : mirrored('QT');
          const lean = (from) => [0, 1].map((axis) => from[axis] + (2 / 3) * (middle[axis] - from[axis]));
          found.push(['C', [lean(here), lean(end), end]]);
          handle = middle;
        } else if (step === 'A') arcs(here, part, end).forEach((points) => found.push(['C', points]));
        else found.push(['L', [end]]);
        if (step === 'C' || step === 'S') handle = pairs.at(-2);
        if (step === 'M') begin = end;
        [here, last] = [end, step];
      }
    }
    return found;
  }

  /** The flags of an arc may be written without a space. */
  function numbers(text, hasFlags) {
    const values = [];
    let left = text;
    while (left.trim() !== '') {
      const isFlag = hasFlags && [3, 4].includes(values.length % 7);
      const [whole, value] = /^[\s,]*([01])/.exec(isFlag ? left : '') ?? /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i.exec(left);
      values.push(Number(value));
      left = left.slice(whole.length);
    }
    return values;
  }

  /** An arc as cubic curves, none longer than a quarter. */
  function arcs([x1, y1], [rx0, ry0, tilt, large, sweep], [x2, y2]) {
    const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
    const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    const grow = Math.max(1, Math.hypot(px / rx0, py / ry0));
    const [rx, ry] = [rx0 * grow, ry0 * grow];
    const rest = Math.max(0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2);
    const far = (large === sweep ? -1 : 1) * Math.sqrt(rest / ((rx * py) ** 2 + (ry * px) ** 2));
    const [qx, qy] = [(far * rx * py) / ry, (-far * ry * px) / rx];
    const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
    let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
    if (sweep && turn < 0) turn += 2 * Math.PI;
    if (!sweep && turn > 0) turn -= 2 * Math.PI;
    const [mx, my] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
    const pieces = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
    const reach = (4 / 3) * Math.tan(turn / pieces / 4);
    const at = (u, v) => [mx + cos * rx * u - sin * ry * v, my + sin * rx * u + cos * ry * v];
    return Array.from({ length: pieces }, (_, piece) => {
      const [a, b] = [from + (turn * piece) / pieces, from + (turn * (piece + 1)) / pieces];
      return [at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)), at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)), at(Math.cos(b), Math.sin(b))];
    });
  }
}
