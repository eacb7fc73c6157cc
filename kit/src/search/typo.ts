/** How many slips of the finger a word of this length is forgiven. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

// Three rows of the table, made once: a search goes through thousands of words at each letter that is typed.
const rowMax = 256
let [before, above, current] = [new Uint8Array(rowMax), new Uint8Array(rowMax), new Uint8Array(rowMax)]

/**
 * The least number of slips (a letter too many, too few, wrong, or two swapped: optimal string alignment) that lead from `typed` to a beginning of
 * `word`; more than `most` is answered as `most + 1`. Costs |typed| × |word| at worst. Letters beyond the 250th are not looked at.
 */
export function editsToPrefix(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most, rowMax - 1)
  const height = Math.min(typed.length, 250)
  if (height - width > most) return most + 1
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= height; row++) {
    const letter = typed.charCodeAt(row - 1)
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1
    current[0] = row
    let least = row
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let cost = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (letter === other ? 0 : 1)
      )
      if (column > 1 && letterBefore === other && word.charCodeAt(column - 2) === letter)
        cost = Math.min(cost, at(before, column - 2) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, current] = [above, current, before]
  }
  let least = most + 1
  for (let column = 0; column <= width; column++) least = Math.min(least, at(above, column))
  return least
}
const at = (row: Uint8Array, column: number): number => row[column] ?? 0
