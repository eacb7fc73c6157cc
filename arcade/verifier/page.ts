import { verifiers } from '../registry/verifiers.ts'
import type { Verification } from './reading.ts'
import { verifyText } from './verify.ts'

/** The script of the page: the same check as the command's, shown as a list. */
const titles = { commitment: 'Seed and hash', outcome: 'Outcome', win: 'Win', jackpot: 'Jackpot' }
const verified = {
  round: 'Verified: the round follows from its seeds.',
  draw: 'Verified: the draw follows from its seed.',
}
function sentenceOf(verdict: Verification['verdict'], subject: Verification['subject']): string {
  if (verdict === 'matches') return verified[subject]
  return verdict === 'differs' ? 'This does not match.' : 'This could not be verified.'
}

const element = (name: string, text: string, className = ''): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text, className })

document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const output = document.querySelector('output')
  const { verdict, subject, checks, problem } = verifyText(document.querySelector('textarea')?.value ?? '', verifiers)
  const list = document.createElement('ul')
  for (const { name, holds, said, found } of checks) {
    const item = element('li', `${titles[name]}: ${holds ? 'verified' : 'does not match'}`)
    item.append(element('code', `Recorded: ${said}`), element('code', `Recalculated: ${found}`))
    list.append(item)
  }
  output?.replaceChildren(
    element('p', sentenceOf(verdict, subject), 'verdict'),
    ...(problem === undefined ? [] : [element('p', problem)]),
    list
  )
})
