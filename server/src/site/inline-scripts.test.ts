import { describe, expect, it } from 'vitest'
import { scriptsOf } from './inline-scripts.ts'

const seen = (html: string): [string, string, string][] => {
  const page = Buffer.from(html)
  return [...scriptsOf(page)].map(({ attributes, content, start, end }) => [
    attributes,
    content.toString(),
    page.toString('utf8', start, end),
  ])
}

describe('the scripts of a document', () => {
  it('are found one after another with what stands in their tags', () => {
    const html =
      '<p>х</p><script nonce="a">one()</script><script\ntype="module" src="/a.js"></script><script>if (1 > 0) two("<p>")\n</script>'
    expect(seen(html)).toEqual([
      [' nonce="a"', 'one()', '<script nonce="a">one()</script>'],
      ['\ntype="module" src="/a.js"', '', '<script\ntype="module" src="/a.js"></script>'],
      ['', 'if (1 > 0) two("<p>")\n', '<script>if (1 > 0) two("<p>")\n</script>'],
    ])
  })

  it('are no elements of another name, and none that never end', () => {
    expect(seen('<scripted>a</scripted><script>b</script>')).toEqual([['', 'b', '<script>b</script>']])
    expect(seen('<script>a')).toEqual([])
    expect(seen('<script')).toEqual([])
    expect(seen('')).toEqual([])
  })
})
