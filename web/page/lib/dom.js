/** A small virtual DOM: `h` describes elements, `render` updates the document and reuses nodes. */

import { hrefOf } from './address.js';

/** @typedef {Record<string, any>} Props  `any`: a value is a text, number, boolean, listener or object, depending on its name */
/** @typedef {{ tag: string, props: Props, children: Child[], key: string | number | undefined, name: string }} Described */
/** @typedef {Described | string | number | null | undefined | false | any[]} Child  `any`: TypeScript does not allow the recursive list of children in a JSDoc typedef */

/** The state of a rendered node: its description and its listeners. */
/** @typedef {{ shows: Described, listeners: Record<string, (event: Event) => void> }} Known */

const SVG = 'http://www.w3.org/2000/svg';
const TEXT = '#text';

/**
 * Describes an element. Props: `class`, attributes, `on…` listeners, `key`, `dataset`, `style` (an object),
 * `made(node)` once when the node is new, `svg: true` inside drawings that are put on their own.
 * A description that is rendered again as the same object is skipped.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {Described}
 */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, props: rest, children, key, name: key === undefined ? tag : `=${tag} ${key}` };
}

/**
 * Makes the children of `parent` match the descriptions. A node is reused where the next one has the same name, or where one with
 * the same key exists.
 * @param {Element} parent
 * @param {...Child} children
 */
export function render(parent, ...children) {
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

/** No node is needed. @type {Set<string | undefined>} */
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

/** Removes nodes until one that is still needed, and returns it. @param {ChildNode | null} at @param {Set<string | undefined>} wanted */
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

/** The keyed nodes from there on. @param {ChildNode | null} at */
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
  setProps(node, before, kept ? before.shows.props : {}, child.props);
  before.shows = child;
  render(node, ...child.children);
  if (child.tag === 'select' && 'value' in child.props) setLiveValue(node, 'value', child.props.value);
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

/** @param {Element} node @param {Known} about @param {Props} old @param {Props} props */
function setProps(node, about, old, props) {
  for (const name in old) if (!(name in props)) set(node, about, name, undefined, old[name]);
  for (const name in props) if (props[name] !== old[name]) set(node, about, name, props[name], old[name]);
}

/** Properties that the user can change. An option's value is not one of them and may be empty. */
const LIVE = new Set(['value', 'checked', 'open', 'indeterminate']);

/** @param {Element} node @param {Known} about @param {string} name @param {Props[string]} value @param {Props[string]} old */
function set(node, about, name, value, old) {
  if (name === 'made' || name === 'svg') return;
  if (name.startsWith('on')) return listen(node, about, name.slice(2), value);
  if (name === 'style') return style(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (name === 'dataset') return data(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (LIVE.has(name) && node.tagName !== 'OPTION') return setLiveValue(node, name, value);
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : name === 'href' ? hrefOf(String(value)) : String(value));
}

/** One listener of each type stays on the node and calls the latest handler.
 * @param {Element} node @param {Known} about @param {string} type @param {(event: Event) => void} value */
function listen(node, about, type, value) {
  if (!(type in about.listeners)) node.addEventListener(type, (event) => about.listeners[type]?.call(node, event));
  about.listeners[type] = value;
}

/** The content security policy forbids style attributes: properties are set one by one.
 * @param {HTMLElement} node @param {Props} value @param {Props} old */
function style(node, value, old) {
  for (const name in old) if (!(name in value)) node.style.removeProperty(name);
  for (const name in value) if (value[name] !== old[name]) node.style.setProperty(name, String(value[name]));
}

/** @param {HTMLElement} node @param {Props} value @param {Props} old */
function data(node, value, old) {
  for (const name in old) if (value[name] === undefined && old[name] !== undefined) delete node.dataset[name];
  for (const name in value) if (value[name] !== undefined && value[name] !== old[name]) node.dataset[name] = String(value[name]);
}

/** The user may have changed the value, so it is compared with the node itself.
 * @param {Element} element @param {string} name @param {unknown} value */
function setLiveValue(element, name, value) {
  const node = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  const wanted = value ?? (name === 'value' ? '' : false);
  if (node[name] !== wanted) node[name] = wanted;
}
