const key = 'chat'

/** Somebody asked for the chat on a page where it may not begin, and is on the way to one where it may. */
export function askElsewhere(): void {
  try {
    sessionStorage.setItem(key, 'asked')
  } catch {
    // Forbidden by the browser's settings: they ask once more there.
  }
}

/** Whether that was so; said once. */
export function wasAskedFor(): boolean {
  try {
    const isAsked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isAsked
  } catch {
    return false
  }
}
