/**
 * 0 to 4 from an estimate of the guesses needed: the size of the alphabet to the power of the length, where runs (`1234`, `aaaa`) and
 * repeated pieces count as little as they are worth. It is a hint for the player; what is allowed is decided by the server.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const alphabet =
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[^a-zA-Z\d]/.test(password) ? 33 : 0)
  let length = 0
  for (let at = 0; at < password.length; at += 1) {
    const step = at === 0 ? Number.NaN : password.charCodeAt(at) - password.charCodeAt(at - 1)
    const predictable = Math.abs(step) <= 1 || password.slice(0, at).includes(password.slice(at, at + 3))
    length += predictable ? 0.3 : 1
  }
  const bits = length * Math.log2(alphabet)
  if (bits < 28) return 1
  if (bits < 42) return 2
  if (bits < 60) return 3
  return 4
}
