import { describe, expect, it } from 'vitest'
import { isTarget } from './page-blocks.ts'
import { blocksOf } from './page-text.ts'

describe('a page as HTML of an editor', () => {
  it('CMS-18 becomes headings, paragraphs, quotes and lists, with links and stress in them', () => {
    const html = `<h1>Rules</h1>
      <p>All bets are <strong>final</strong>, see <a class="x" href="/terms#bets">the <em>terms</em></a>.</p><div>One<br>two &amp; three</div>
      <ul><li>first</li><li><b>second</b> <a href='https://elsewhere.example/?a=1&amp;b=2'>there</a></li></ul><ol><li>one<ul><li>inner</li></ul></li></ol>
      <blockquote><p>Said</p></blockquote>loose&nbsp;text`
    expect(blocksOf(html)).toEqual([
      { kind: 'heading', text: 'Rules' },
      {
        kind: 'paragraph',
        text: 'All bets are final, see the terms.',
        runs: [
          { text: 'All bets are ' },
          { text: 'final', strong: true },
          { text: ', see ' },
          { text: 'the ', to: '/terms#bets' },
          { text: 'terms', em: true, to: '/terms#bets' },
          { text: '.' },
        ],
      },
      { kind: 'paragraph', text: 'One' },
      { kind: 'paragraph', text: 'two & three' },
      {
        kind: 'list',
        items: ['first', 'second there'],
        runs: [
          [{ text: 'first' }],
          [
            { text: 'second', strong: true },
            { text: ' ' },
            { text: 'there', to: 'https://elsewhere.example/?a=1&b=2' },
          ],
        ],
      },
      { kind: 'list', items: ['one', 'inner'], isOrdered: true },
      { kind: 'quote', text: 'Said' },
      { kind: 'paragraph', text: 'loose text' },
    ])
  })

  it.each([
    '<p>ok</p><script>alert(1)</script>',
    '<p>ok</p><SCRIPT type="x">alert(1)</SCRIPT >',
    '<p>ok</p><script>alert(1)',
    '<p onclick="alert(1)">ok</p>',
    '<p title=">" onmouseover=alert(1)>ok</p>',
    '<p>ok<img src=x onerror=alert(1)></p>',
    '<p>ok<img src="javascript:alert(1)"><img src="//evil.example/a.png"></p>',
    '<p>ok</p><svg onload=alert(1)><script>alert(1)</script></svg>',
    '<p>ok</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p>ok</p><style>*{background:url(//evil)}</style>',
    '<p>ok</p><!-- <script>alert(1)</script> -->',
    '<p>ok</p><!-- alert(1)',
    '<p><a href="javascript:alert(1)">ok</a></p>',
    '<p><a href=" java&#115;cript:alert(1)">ok</a></p>',
    '<p><a href="&#1;javascript:alert(1)">ok</a></p>',
    '<p><a href="//evil.example">ok</a></p>',
    '<p><a href="/\\evil.example">ok</a></p>',
    '<p><a href="data:text/html,alert(1)">ok</a></p>',
    '<p>ok</p><math><mtext></mtext><script>alert(1)</script></math>',
    '<p>ok</p><xmp><script>alert(1)</script></xmp>',
    '<p>ok</p><noembed><script>alert(1)</script></noembed>',
    '<p>ok</p><noframes><script>alert(1)</script></noframes>',
    '<p>ok</p><plaintext><script>alert(1)</script>',
  ])('CMS-18 nothing of %s is left but its word', (html) =>
    expect(blocksOf(html)).toEqual([{ kind: 'paragraph', text: 'ok' }])
  )

  it('CMS-18 pictures stand between the texts, with their size where it is known', () => {
    expect(
      blocksOf(
        '<p>One <img src="/art/a.svg" alt="A &amp; B" width="800" height="400" onload="x()"> two</p><IMG SRC=https://cdn.example/b.png width=9>'
      )
    ).toEqual([
      { kind: 'paragraph', text: 'One' },
      { kind: 'picture', src: '/art/a.svg', alt: 'A & B', width: 800, height: 400 },
      { kind: 'paragraph', text: 'two' },
      { kind: 'picture', src: 'https://cdn.example/b.png', alt: '' },
    ])
  })

  it('CMS-18 what was written as an entity stays text', () => {
    expect(blocksOf('<p>&lt;script&gt;alert(1)&lt;/script&gt; &#x1F3B2; &#0;&bogus;</p>')).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script> 🎲 &bogus;' },
    ])
  })

  it('CMS-18 reads every entity of HTML, and ends what the text does not end', () => {
    expect(blocksOf('<p>&copy; 1 &lt 2 &auml;<p><b>open <a href="/x">link<blockquote>said')).toEqual([
      { kind: 'paragraph', text: '© 1 < 2 ä' },
      {
        kind: 'paragraph',
        text: 'open link',
        runs: [
          { text: 'open ', strong: true },
          { text: 'link', strong: true, to: '/x' },
        ],
      },
      { kind: 'quote', text: 'said', runs: [{ text: 'said', strong: true, to: '/x' }] },
    ])
  })

  it('links lead to this site, another one, a mailbox or a telephone', () => {
    expect(['/a', '/', '#b', 'https://x.example', 'mailto:a@b.co', 'tel:+123'].every(isTarget)).toBe(true)
    expect(
      ['', 'a', '//x', '/\\x', 'javascript:x', 'JAVASCRIPT:x', 'https://x y', 'vbscript:x', 'blob:x'].some(isTarget)
    ).toBe(false)
  })

  it('a hostile text is as fast as any', () => {
    // What this thread took of a processor: other processes may have it meanwhile.
    const began = process.threadCpuUsage()
    for (const part of ['<p ', '<!--', '<a href="', '<ul><li>', '</li>', '<', '&#', "<p '"])
      blocksOf(`<p>${part.repeat(20_000)}`)
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / 1e3).toBeLessThan(2_000)
  })
})

describe('HTML of an editor beyond any page', () => {
  const lengthOf = (html: string): number =>
    blocksOf(html)
      .map((block) => ('text' in block ? block.text.length : 0))
      .reduce((sum, length) => sum + length, 0)

  it('CMS-18 is read to the depth of 128 elements, closed there, and not further', () => {
    // One letter for each element: what is left counts the elements that were read.
    expect(lengthOf('<b>x'.repeat(128))).toBe(128)
    expect(lengthOf('<b>x'.repeat(100_000))).toBe(128)
    expect(blocksOf(`<p>ok</p><ul><li>one${'<i>'.repeat(130)}two`)).toEqual([
      { kind: 'paragraph', text: 'ok' },
      { kind: 'list', items: ['one'] },
    ])
    expect(blocksOf(`<ol><li>one${'<i>'.repeat(126)}<br>two`)).toEqual([
      { kind: 'list', items: ['one'], isOrdered: true },
    ])
    expect(blocksOf(`<script>${'<b>'.repeat(300)}</script><p>ok</p>`)).toEqual([{ kind: 'paragraph', text: 'ok' }])
  })

  it('CMS-18 is read for a million characters, and none of them is half a letter', () => {
    expect(blocksOf('<p>x</p>'.repeat(200_000))).toHaveLength(125_000)
    expect(lengthOf(`<p>${'x'.repeat(999_996)}🎲</p>`)).toBe(999_996)
  })
})

describe('a page of Strapi’s blocks editor', () => {
  const text = (words: string, look = {}) => ({ type: 'text', text: words, ...look })
  it('CMS-18 becomes the same blocks; links and pictures that lead nowhere are left out', () => {
    const body = [
      { type: 'heading', level: 2, children: [text('Rules')] },
      {
        type: 'paragraph',
        children: [
          text('All '),
          text('final', { bold: true }),
          { type: 'link', url: '/terms', children: [text(' terms', { italic: true })] },
        ],
      },
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [text('click')] }] },
      { type: 'paragraph', children: [text('')] },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('one')] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('inner')] }] },
        ],
      },
      { type: 'quote', children: [text('Said')] },
      { type: 'code', children: [text('<script>x</script>')] },
      {
        type: 'image',
        image: { url: '/uploads/a.png', alternativeText: 'A', width: 640, height: 320 },
        children: [text('')],
      },
      { type: 'image', image: { url: 'javascript:alert(1)', alternativeText: null }, children: [text('')] },
      'stray',
    ]
    expect(blocksOf(JSON.stringify(body))).toEqual([
      { kind: 'heading', text: 'Rules' },
      {
        kind: 'paragraph',
        text: 'All final terms',
        runs: [{ text: 'All ' }, { text: 'final', strong: true }, { text: ' terms', em: true, to: '/terms' }],
      },
      { kind: 'paragraph', text: 'click' },
      { kind: 'list', items: ['one', 'inner'], isOrdered: true },
      { kind: 'quote', text: 'Said' },
      { kind: 'paragraph', text: '<script>x</script>' },
      { kind: 'picture', src: '/uploads/a.png', alt: 'A', width: 640, height: 320 },
    ])
    expect(blocksOf('[{ not json')).toEqual([{ kind: 'paragraph', text: '[{ not json' }])
  })
})
