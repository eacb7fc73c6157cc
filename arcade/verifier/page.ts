import { verifiers } from '../registry/verifiers.ts'
import { verifyText } from './verify.ts'

/** The script of the page: the same check as the command's, shown as a list. */
const titles = { commitment: 'Seed and hash', outcome: 'Outcome', win: 'Win', jackpot: 'Jackpot' }
const verdicts = {
  matches: 'Verified: the round follows from its seeds.',
  differs: 'This does not match.',
  unknown: 'This could not be verified.',
}

const element = (name: string, text: string, className = ''): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text, className })

document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const output = document.querySelector('output')
  const { verdict, checks, problem } = verifyText(document.querySelector('textarea')?.value ?? '', verifiers)
  const list = document.createElement('ul')
  for (const { name, holds, said, found } of checks) {
    const item = element('li', `${titles[name]}: ${holds ? 'verified' : 'does not match'}`)
    item.append(element('code', `Recorded: ${said}`), element('code', `Recalculated: ${found}`))
    list.append(item)
  }
  output?.replaceChildren(
    element('p', verdicts[verdict], 'verdict'),
    ...(problem === undefined ? [] : [element('p', problem)]),
    list
  )
})
