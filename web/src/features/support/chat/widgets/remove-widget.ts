/** The last element of the page's own: what a vendor adds to the page comes behind it. */
let lastOwn: Element | null = null

/** To be called before a script of a vendor is loaded that has to be removed later. */
export function noteEnd(): void {
  lastOwn = document.body.lastElementChild
}

/** Takes out of the page the script of this address, what it has added at the end of the page, and what it has left in `window`. */
export function removeWidget(src: string, globals: readonly string[]): void {
  for (const script of document.querySelectorAll('script')) if (script.src === src) script.remove()
  if (lastOwn?.isConnected) while (lastOwn.nextElementSibling) lastOwn.nextElementSibling.remove()
  for (const name of globals) Reflect.deleteProperty(window, name)
}
