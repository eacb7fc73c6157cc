import { randomInt } from 'node:crypto'

/** A German IBAN that nobody has used: an account that two players are paid to waits for our staff. */
export function newIban(): string {
  const account = `37040044${String(randomInt(10_000_000_000)).padStart(10, '0')}`
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
