/** Nodes from descriptions: `h` describes, `put` makes the document look like it and keeps nodes that stay. */

/** @typedef {{ tag: string, props: Record<string, any>, children: Child[], key: string | number | undefined }} Described */
/** @typedef {Described | string | number | null | undefined | false | Child[]} Child */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Describes an element. Props: `class`, attributes, `on…` listeners, `key`, `dataset`, `style` (an object),
 * `made(node)` once when the node is new, `svg: true` inside drawings that are put on their own.
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...Child} children
 * @returns {Described}
 */
export function h(tag, props, ...children) {
  const { key, ...rest } = props ?? {};
  return { tag, props: rest, children, key };
}

/**
 * Makes the children of `parent` what is described.
 * @param {Element} parent
 * @param {...Child} children
 */
export function put(parent, ...children) {
  const wanted = flat(children);
  const old = keyed(parent);
  let at = parent.firstChild;
  wanted.forEach((child, index) => {
    const node = fitting(child, old, index, parent);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  });
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** @type {WeakMap<Node, { props: Record<string, any>, name: string }>} */
const known = new WeakMap();

/** @param {Child[]} children @returns {(Described | string)[]} */
function flat(children) {
  return children.flat(Infinity).flatMap((child) => {
    if (child === null || child === undefined || child === false || child === '') return [];
    return typeof child === 'object' ? [/** @type {Described} */ (child)] : [String(child)];
  });
}

/** @param {Element} parent @returns {Map<string, ChildNode>} */
function keyed(parent) {
  const old = new Map();
  let index = 0;
  for (const node of parent.childNodes) {
    const name = known.get(node)?.name ?? `#text ${index}`;
    old.set(name.startsWith('=') ? name : `${name} ${index}`, node);
    index += 1;
  }
  return old;
}

/** @param {Described | string} child */
function nameOf(child) {
  if (typeof child === 'string') return '#text';
  return child.key === undefined ? child.tag : `=${child.tag} ${child.key}`;
}

/**
 * @param {Described | string} child
 * @param {Map<string, ChildNode>} old
 * @param {number} index
 * @param {Element} parent
 * @returns {ChildNode}
 */
function fitting(child, old, index, parent) {
  const name = nameOf(child);
  const place = name.startsWith('=') ? name : `${name} ${index}`;
  const kept = old.get(place);
  old.delete(place);
  if (typeof child === 'string') return text(kept, child);
  const node = /** @type {Element} */ (kept ?? made(child, parent));
  dress(node, child.props);
  if (!('html' in child.props)) put(node, ...child.children);
  if (!kept) child.props.made?.(node);
  return node;
}

/** @param {ChildNode | undefined} kept @param {string} value */
function text(kept, value) {
  if (kept?.nodeType !== Node.TEXT_NODE) return document.createTextNode(value);
  if (kept.nodeValue !== value) kept.nodeValue = value;
  return kept;
}

/** @param {Described} child @param {Element} parent */
function made(child, parent) {
  const drawn = child.tag === 'svg' || child.props.svg || (parent.namespaceURI === SVG && parent.tagName !== 'foreignObject');
  const node = drawn ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  known.set(node, { props: {}, name: nameOf(child) });
  return node;
}

/** @param {Element} node @param {Record<string, any>} props */
function dress(node, props) {
  const before = known.get(node);
  if (!before) return;
  for (const name in before.props) if (!(name in props)) set(node, name, undefined, before.props[name]);
  for (const name in props) if (props[name] !== before.props[name]) set(node, name, props[name], before.props[name]);
  before.props = props;
}

/** @param {Element} node @param {string} name @param {any} value @param {any} old */
function set(node, name, value, old) {
  if (name === 'made' || name === 'svg') return;
  if (name.startsWith('on')) return listen(node, name.slice(2), value, old);
  if (name === 'style') return style(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (name === 'dataset') return data(/** @type {HTMLElement} */ (node), value ?? {}, old ?? {});
  if (name === 'value' || name === 'checked' || name === 'open' || name === 'indeterminate') return live(node, name, value);
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : String(value));
}

/** @param {Element} node @param {string} type @param {any} value @param {any} old */
function listen(node, type, value, old) {
  if (old) node.removeEventListener(type, old);
  if (value) node.addEventListener(type, value);
}

/** The content policy forbids style attributes: properties are set one by one.
 * @param {HTMLElement} node @param {Record<string, any>} value @param {Record<string, any>} old */
function style(node, value, old) {
  for (const name in old) if (!(name in value)) node.style.removeProperty(name);
  for (const name in value) if (value[name] !== old[name]) node.style.setProperty(name, String(value[name]));
}

/** @param {HTMLElement} node @param {Record<string, any>} value @param {Record<string, any>} old */
function data(node, value, old) {
  for (const name in old) if (value[name] === undefined) delete node.dataset[name];
  for (const name in value) if (value[name] !== undefined) node.dataset[name] = String(value[name]);
}

/** What a person may have changed since is compared with the node itself.
 * @param {any} node @param {string} name @param {any} value */
function live(node, name, value) {
  if (node[name] !== value) node[name] = value ?? (name === 'value' ? '' : false);
}
