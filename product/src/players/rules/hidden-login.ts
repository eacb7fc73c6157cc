/** A name in a messaging app: `@ad•••`. */
export const hiddenName = (name: string): string => `@${name.slice(0, 2)}•••`

/** A login as its owner knows it again and nobody else learns it: `a•••@example.com`, `•••234`. */
export function hiddenLogin(login: string): string {
  const at = login.lastIndexOf('@')
  return at > 0 ? `${login.slice(0, 1)}•••${login.slice(at)}` : `•••${login.slice(-3)}`
}
