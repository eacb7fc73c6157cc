import { plays } from '../registry/plays.ts'
import { verifiers } from '../registry/verifiers.ts'
import { engineOf } from '../rules/catalogue.ts'
import { type Engine, type Json, storedChoices } from '../rules/engine.ts'
import { type Play, stakeOfPlays } from '../rules/play.ts'
import { numbersFrom } from '../verifier/numbers.ts'
import { isFields, isList, type Value, type Verifier } from '../verifier/verifier.ts'
import { quick } from './quick.ts'

const stepsMost = 200

function areEqual(a: Value | undefined, b: Value | undefined): boolean {
  if (isList(a)) return isList(b) && a.length === b.length && a.every((value, place) => areEqual(value, b[place]))
  if (!isFields(a)) return a === b
  if (!isFields(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => areEqual(a[name], b[name]))
}

/** A round by the rules that the product plays, from the stake to its end, and the choices that led there. */
function byRules(engine: Engine, play: Play, nonce: number) {
  const stake = stakeOfPlays(engine)
  const choices: Json[] = [play.first]
  for (let step = 1; step < stepsMost; step++) {
    const now = engine.resolve(quick(nonce), stake, choices)
    if ('refused' in now) throw new Error(`${engine.sysname} refuses ${JSON.stringify(choices)}: ${now.refused}`)
    if (!now.open) {
      const stakeMinor = Number(now.stakeMinor ?? stake)
      return { choices: storedChoices(engine, choices), stakeMinor, winMinor: Number(now.winMinor), view: now.view }
    }
    choices.push(play.next(step, now.view))
  }
  throw new Error(`${engine.sysname} does not end`)
}

/**
 * Plays rounds `from` to `from + rounds - 1` of a game to their ends by its rules and by its verifier, which was written apart, on the same numbers. The ways to play it take turns.
 * Throws at the first round whose win or view differs.
 */
export function compareRounds(
  sysname: string,
  rounds: number,
  { from = 0, verifier = verifiers[sysname] }: { readonly from?: number; readonly verifier?: Verifier | undefined } = {}
): void {
  const [engine, ways] = [engineOf(sysname), plays[sysname]]
  if (!engine || !verifier || !ways) throw new RangeError(`${sysname} has no rules, no verifier or no plays`)
  for (let nonce = from; nonce < from + rounds; nonce++) {
    const play = ways[nonce % ways.length]
    if (!play) throw new RangeError(`${sysname} has no plays`)
    const said = byRules(engine, play, nonce)
    const numbers = numbersFrom(() => {
      const draws = quick(nonce)
      return () => draws.uint32()
    })
    const found = verifier.play({ numbers, stakeMinor: said.stakeMinor, choices: said.choices, isOpen: false })
    if (!found.isOver || found.winMinor !== said.winMinor || !areEqual(found.view, said.view))
      throw new Error(
        `${sysname}, round ${nonce}: the rules say ${JSON.stringify(said)}, the verifier ${JSON.stringify(found)}`
      )
  }
}
