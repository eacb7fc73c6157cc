/** What can wait until the page is there and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const soon = () =>
    void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4_000 }) : setTimeout(work, 1_000))
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
