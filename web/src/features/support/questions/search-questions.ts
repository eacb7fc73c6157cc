/** One text that can be found: a heading weighs more than what stands under it. */
export interface Searched {
  readonly key: string
  readonly title: string
  readonly text: string
}
/** From and to of what is marked in a text, in its own letters. */
export type Mark = readonly [from: number, to: number]
export interface Hit {
  readonly key: string
  readonly title: readonly Mark[]
  readonly text: readonly Mark[]
}

interface Word {
  readonly folded: string
  readonly mark: Mark
}

/** The letters without case, accents and other marks, so that `é` is found by `e` and `أ` by `ا`. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}\u0640]+/gu)].map((found) => ({
    folded: foldWord(found[0]),
    mark: [found.index, found.index + found[0].length],
  }))

/** How many letters may be wrong in a word: none in a short one, for others would be meant. */
const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Letters to add, leave out, change or swap until one word begins with the other; more than `most` is not counted on. */
function typosToBegin(begin: string, word: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= begin.length; row++) {
    const now = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = begin[row - 1] === word[at - 1]
      const cost = Math.min((last[at - 1] ?? 0) + (isSame ? 0 : 1), (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
      const isSwapped = row > 1 && at > 1 && begin[row - 1] === word[at - 2] && begin[row - 2] === word[at - 1]
      now.push(isSwapped ? Math.min(cost, (before[at - 2] ?? 0) + 1) : cost)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return Math.min(...last)
}

/** How well a word of a text is what was asked for; 0 where it is not. */
function likeness(asked: string, { folded }: Word): number {
  if (folded === asked) return 6
  if (folded.startsWith(asked)) return 5
  if (asked.length >= 3 && folded.includes(asked)) return 3
  const most = typosIn(asked)
  return most > 0 && typosToBegin(asked, folded, most) <= most ? 2 : 0
}

const titleWeight = 3

/** Texts that have all words of the question, as they are written or nearly so, the best first. Nothing asked: nothing found. */
export function searchQuestions(texts: readonly Searched[], question: string): readonly Hit[] {
  const asked = wordsOf(question).map(({ folded }) => folded)
  if (asked.length === 0) return []
  const hits = texts.flatMap(({ key, title, text }) => {
    const parts = [
      { words: wordsOf(title), weight: titleWeight, marks: new Set<Mark>() },
      { words: wordsOf(text), weight: 1, marks: new Set<Mark>() },
    ] as const
    let score = 0
    for (const one of asked) {
      let best = 0
      for (const { words, weight, marks } of parts)
        for (const word of words) {
          const like = likeness(one, word)
          if (like === 0) continue
          marks.add(word.mark)
          best = Math.max(best, like * weight)
        }
      if (best === 0) return []
      score += best
    }
    const marksOf = ({ marks }: { marks: ReadonlySet<Mark> }): readonly Mark[] =>
      [...marks].toSorted(([one], [other]) => one - other)
    return { score, hit: { key, title: marksOf(parts[0]), text: marksOf(parts[1]) } }
  })
  return hits.toSorted((one, other) => other.score - one.score).map(({ hit }) => hit)
}
