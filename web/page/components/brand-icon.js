/** The same picture as icon.svg, without a request. */

import { h } from '../lib/dom.js';

export const brandIcon = () => h('svg', { viewBox: '0 0 32 32', width: 28, height: 28, 'aria-hidden': 'true' },
  h('path', { fill: '#8a2f1d', d: 'M4 28V10h4v4h4v-4h8v4h4v-4h4v18h-9v-6a3 3 0 0 0-6 0v6z' }),
  h('path', { fill: '#c9a227', d: 'm10 8-1-5 4 2 3-4 3 4 4-2-1 5z' }));
