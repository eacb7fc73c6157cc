/** AUTH-40, AUTH-44: what follows an entry waits for the page in the player’s own language, which is another page load. */
const key = 'entered'

export function keepEntry(uid: number): void {
  try {
    sessionStorage.setItem(key, String(uid))
  } catch {
    // Forbidden by the browser’s settings: then nobody is asked this time.
  }
}
export function isEntryKept(uid: number): boolean {
  try {
    return sessionStorage.getItem(key) === String(uid)
  } catch {
    return false
  }
}
export function dropEntry(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there was none.
  }
}
