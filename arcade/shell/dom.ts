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

/** A picture out of SVG markup of our own making. */
export function picture(viewBox: string, markup: string, attributes: Attributes = {}): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  fill(svg, { viewBox, 'aria-hidden': 'true', focusable: 'false', ...attributes }, [])
  svg.innerHTML = markup
  return svg
}
