export type Child = Node | string | undefined | false
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
}

/** An HTML element with attributes (a function listens to the event of that name) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  fill(element, attributes, children)
  return element
}

/** Writes a text, unless it is there: one that is written anew is laid out anew. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** A picture out of SVG markup of our own making. */
export function picture(viewBox: string, markup: string, attributes: Attributes = {}): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  fill(svg, { viewBox, 'aria-hidden': 'true', focusable: 'false', ...attributes }, [])
  svg.innerHTML = markup
  return svg
}

/**
 * A drawing as an image: one element, however many parts it has. For what is there many times or moves as a whole: to work out the styles and the layers of thousands of parts takes
 * longer than several frames. Nothing of the page reaches into it, neither styles nor fonts.
 */
export function image(viewBox: string, markup: string, attributes: Attributes = {}): HTMLImageElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return h('img', { alt: '', decoding: 'sync', draggable: 'false', src, ...attributes })
}

/** A symbol, 100 across, as an image half as large again: what a picture shows beyond its edges by `overflow: visible`, an image would cut off. */
export const still = (markup: string, kind = ''): HTMLImageElement =>
  image('-25 -25 150 150', markup, { class: `still ${kind}` })
