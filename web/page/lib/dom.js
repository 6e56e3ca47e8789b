/** Nodes from descriptions: `h` describes, `put` makes the document look like it and keeps nodes that stay. */

/** @typedef {{ tag: string, props: Record<string, any>, children: Child[], key: string | number | undefined, name: string }} Described */
/** @typedef {Described | string | number | null | undefined | false | any[]} Child  lists may hold lists of the same */

/** What is known of a node of ours: the description it shows, and who listens. */
/** @typedef {{ shows: Described, listeners: Record<string, (event: any) => void> }} Known */

const SVG = 'http://www.w3.org/2000/svg';
const TEXT = '#text';

/**
 * Describes an element. Props: `class`, attributes, `on…` listeners, `key`, `dataset`, `style` (an object),
 * `made(node)` once when the node is new, `svg: true` inside drawings that are put on their own.
 * A description that is put again as the very same object is taken to show the same.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Described}
 */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, props: rest, children, key, name: key === undefined ? tag : `=${tag} ${key}` };
}

/**
 * Makes the children of `parent` what is described. A node stays where the next one is of the same name, or where one
 * with the same key is found.
 * @param {Element} parent
 * @param {...Child} children
 */
export function put(parent, ...children) {
  /** @type {ChildNode | null} */
  let at = parent.firstChild;
  /** @type {Map<string, ChildNode> | undefined} */
  let keyed;
  /** @type {Set<string | undefined> | undefined} */
  let wanted;
  const list = flat(children, []);
  for (const child of list) {
    const name = named(child);
    if (at && nameAt(at) !== name) at = needed(at, (wanted ??= new Set(list.map(named))));
    const fits = at !== null && nameAt(at) === name;
    if (!fits && name.startsWith('=')) keyed ??= keyedFrom(at);
    const kept = fits ? at : keyed?.get(name);
    const node = typeof child === 'string' ? text(kept, child) : element(kept, child, parent);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  needed(at, NONE);
}

/** Nothing is wanted any more. @type {Set<string | undefined>} */
const NONE = new Set();

/** @type {WeakMap<Node, Known>} */
const known = new WeakMap();

/** @param {Child[]} children @param {(Described | string)[]} into */
function flat(children, into) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === '') continue;
    if (Array.isArray(child)) flat(child, into);
    else into.push(typeof child === 'object' ? child : String(child));
  }
  return into;
}

/** @param {Described | string} child */
const named = (child) => (typeof child === 'string' ? TEXT : child.name);

/** The first from there on that is still needed; what is not goes, so that nothing has to move past it. @param {ChildNode | null} at @param {Set<string | undefined>} wanted */
function needed(at, wanted) {
  while (at && !wanted.has(nameAt(at))) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  return at;
}

/** @param {Node} node */
const nameAt = (node) => (node.nodeType === Node.TEXT_NODE ? TEXT : known.get(node)?.shows.name);

/** The nodes from there on that have a key. @param {ChildNode | null} at */
function keyedFrom(at) {
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (let node = at; node; node = node.nextSibling) {
    const name = nameAt(node);
    if (name?.startsWith('=')) keyed.set(name, node);
  }
  return keyed;
}

/** @param {ChildNode | null | undefined} kept @param {string} value @returns {ChildNode} */
function text(kept, value) {
  if (!kept) return document.createTextNode(value);
  if (kept.nodeValue !== value) kept.nodeValue = value;
  return kept;
}

/** @param {ChildNode | null | undefined} kept @param {Described} child @param {Element} parent @returns {ChildNode} */
function element(kept, child, parent) {
  const node = /** @type {Element} */ (kept ?? made(child, parent));
  const before = /** @type {Known} */ (known.get(node));
  if (kept && before.shows === child) return node;
  dress(node, before, kept ? before.shows.props : {}, child.props);
  before.shows = child;
  put(node, ...child.children);
  if (child.tag === 'select' && 'value' in child.props) live(node, 'value', child.props.value);
  if (!kept) child.props.made?.(node);
  return node;
}

/** @param {Described} child @param {Element} parent */
function made(child, parent) {
  const drawn = child.tag === 'svg' || child.props.svg || (parent.namespaceURI === SVG && parent.tagName !== 'foreignObject');
  const node = drawn ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  known.set(node, { shows: child, listeners: {} });
  return node;
}

/** @param {Element} node @param {Known} about @param {Record<string, any>} old @param {Record<string, any>} props */
function dress(node, about, old, props) {
  for (const name in old) if (!(name in props)) set(node, about, name, undefined, old[name]);
  for (const name in props) if (props[name] !== old[name]) set(node, about, name, props[name], old[name]);
}

/** What a person may change; an option's value is not among it, and may be empty. */
const LIVE = new Set(['value', 'checked', 'open', 'indeterminate']);

/** @param {Element} node @param {Known} about @param {string} name @param {any} value @param {any} old */
function set(node, about, name, value, old) {
  if (name === 'made' || name === 'svg') return;
  if (name.startsWith('on')) return listen(node, about, name.slice(2), value);
  if (name === 'style') return style(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (name === 'dataset') return data(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (LIVE.has(name) && node.tagName !== 'OPTION') return live(node, name, value);
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : String(value));
}

/** One listener for each kind stays on the node; whom it tells may change with every drawing.
 * @param {Element} node @param {Known} about @param {string} type @param {any} value */
function listen(node, about, type, value) {
  if (!(type in about.listeners)) node.addEventListener(type, (event) => about.listeners[type]?.call(node, event));
  about.listeners[type] = value;
}

/** The content policy forbids style attributes: properties are set one by one.
 * @param {HTMLElement} node @param {Record<string, any>} value @param {Record<string, any>} old */
function style(node, value, old) {
  for (const name in old) if (!(name in value)) node.style.removeProperty(name);
  for (const name in value) if (value[name] !== old[name]) node.style.setProperty(name, String(value[name]));
}

/** @param {HTMLElement} node @param {Record<string, any>} value @param {Record<string, any>} old */
function data(node, value, old) {
  for (const name in old) if (value[name] === undefined && old[name] !== undefined) delete node.dataset[name];
  for (const name in value) if (value[name] !== undefined && value[name] !== old[name]) node.dataset[name] = String(value[name]);
}

/** What a person may have changed since is compared with the node itself.
 * @param {any} node @param {string} name @param {any} value */
function live(node, name, value) {
  const wanted = value ?? (name === 'value' ? '' : false);
  if (node[name] !== wanted) node[name] = wanted;
}
