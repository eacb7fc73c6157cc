const rays = [
  'M16 4.5v3.5M16 24v3.5M4.5 16H8M24 16h3.5',
  'M7.9 7.9l2.4 2.4M21.7 21.7l2.4 2.4M24.1 7.9l-2.4 2.4M10.3 21.7l-2.4 2.4',
].join('')

/** The marks of the demo's other brands, on a square of 32: header, favicon and loader take the same one. */
export const brands = {
  lumen:
    '<rect width="32" height="32" rx="7" fill="#0b3f5c"/><circle cx="16" cy="16" r="5.5" fill="#f4d58a"/>' +
    `<path d="${rays}" stroke="#f4d58a" stroke-width="2.2" stroke-linecap="round"/>`,
} as const
