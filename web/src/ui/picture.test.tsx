import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('a picture', () => {
  it('CMS-59 CMS-61 CMS-62 CMS-63 comes through /_ipx as webp in quality 95 and two densities, into a box that is there before it', () => {
    const html = renderToString(<Picture name="heroes/card-room" width={200} height={100} />)
    expect(html).toContain('src="/_ipx/f_webp,q_95,s_200x100/art/heroes/card-room.svg"')
    expect(html).toContain(
      'srcSet="/_ipx/f_webp,q_95,s_200x100/art/heroes/card-room.svg 1x, /_ipx/f_webp,q_95,s_400x200/art/heroes/card-room.svg 2x"'
    )
    expect(html).toMatch(/width="200" height="100" loading="lazy"/)
    expect(renderToString(<Picture src="https://cdn.example/a.png" width={130} quality={60} />)).toContain(
      'src="/_ipx/f_webp,q_60,s_130x100/https://cdn.example/a.png"'
    )
  })

  it('has another cut for phones, and is fetched first where it is the largest', () => {
    const html = renderToString(
      <Picture name="a" width={1000} height={600} phone={{ width: 400, height: 500 }} first />
    )
    expect(html).toMatch(/<source media="\(width &lt; 48rem\)" srcSet="\/_ipx\/f_webp,q_95,s_400x500\/art\/a.svg 1x/)
    expect(html).toContain('fetchPriority="high"')
    expect(html).toContain('loading="eager"')
  })

  it('ERR-64 CMS-65 that has no address is its fallback, and without one what stands instead', () => {
    expect(renderToString(<Picture src="" fallback="/art/b.svg" width={13} />)).toContain('/art/b.svg')
    expect(renderToString(<Picture src="" width={13} instead={<b>words</b>} />)).toBe('<b>words</b>')
    expect(renderToString(<Picture src="data:image/png;base64,AA" width={13} />)).toContain(
      'src="data:image/png;base64,AA"'
    )
  })
})
