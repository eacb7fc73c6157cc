/** As a `ref`: a step that took the place of another takes its focus too, so that the keyboard and a screen reader go on from there. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
