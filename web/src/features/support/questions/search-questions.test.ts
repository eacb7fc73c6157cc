import { ar } from '@ante/texts/ar/index'
import { messagesOf } from '@ante/texts'
import { describe, expect, it } from 'vitest'
import { type Mark, searchQuestions } from './search-questions.ts'

const listOf = (questions: Readonly<Record<string, { title: string; text: string }>>) =>
  Object.entries(questions).map(([key, { title, text }]) => ({ key, title, text }))
const english = listOf(messagesOf('en').areas.support.questions)
const keys = (question: string, of = english) => searchQuestions(of, question).map(({ key }) => key)
const marked = (text: string, marks: readonly Mark[]) => marks.map(([from, to]) => text.slice(from, to))

describe('the search of questions', () => {
  it('finds by a heading first, then by what stands under it, and by all words together', () => {
    expect(keys('withdrawal')[0]).toBe('withdraw')
    expect(keys('bank')).toEqual(expect.arrayContaining(['deposit', 'withdraw']))
    expect(keys('bank deposit')).toEqual(['deposit'])
    expect([keys(''), keys(' ? '), keys('zebra')]).toEqual([[], [], []])
  })

  it('forgives letters that are wrong, missing, doubled or swapped, and none of a short word', () => {
    for (const typo of ['depsoit', 'deposti', 'depozit', 'deposiit', 'depost'])
      expect(keys(typo)[0], typo).toBe('deposit')
    expect(keys('pasword')).toEqual(['account'])
    expect(keys('bat')).toEqual([])
  })

  it('finds while a word is being written', () => {
    expect(keys('withd')[0]).toBe('withdraw')
    expect(keys('notif')).toEqual(['account'])
  })

  it('knows each language by its own letters', () => {
    const one = [{ key: 'x', title: 'Vérifier l’identité', text: 'Straße, IŞIK, Çekim, Ставка, ёлка' }]
    for (const word of ['verifier', 'IDENTITE', 'strasse', 'ışık', 'isik', 'cekim', 'ставка', 'елка'])
      expect(keys(word, one), word).toEqual(['x'])
    const arabic = listOf(ar.areas.support.questions)
    const [word = ''] = (arabic[0]?.title ?? '').match(/\p{L}{4,}/u) ?? []
    expect(keys(word, arabic)).toContain('deposit')
    expect(keys('إيداع', [{ key: 'x', title: 'ايداع', text: '' }])).toEqual(['x'])
  })

  it('says which words were found, in the letters of the text', () => {
    const [question] = english
    const [hit] = searchQuestions(english, 'depsoit bank')
    expect(marked(question?.title ?? '', hit?.title ?? [])).toEqual(['deposit'])
    expect(marked(question?.text ?? '', hit?.text ?? [])).toEqual(expect.arrayContaining(['deposit', 'bank']))
  })
})
