import { describe, expect, test } from 'vitest'
import {
  heightOf,
  isInline,
  pictureAddress,
  pictureDefaults,
  pictureSet,
  pictureWidths,
  wholePictureSet,
} from './picture.ts'

describe('the address of a picture', () => {
  test('CMS-61 CMS-62 CONST-38 asks for webp in quality 95, both of which can be asked for otherwise', () => {
    expect(pictureAddress('/art/a.svg', { width: 320, height: 400 })).toBe('/_ipx/f_webp,q_95,s_320x400/art/a.svg')
    expect(
      pictureAddress('/art/a.svg', {
        width: 320,
        height: 400,
        format: 'png',
        quality: 70,
        fit: 'contain',
        background: '102030',
      })
    ).toBe('/_ipx/f_png,q_70,s_320x400,fit_contain,b_102030/art/a.svg')
  })

  test('CMS-63 CONST-38 is offered in the densities 1 and 2', () => {
    expect(pictureSet('/art/a.svg', { width: 100, height: 50 })).toBe(
      '/_ipx/f_webp,q_95,s_100x50/art/a.svg 1x, /_ipx/f_webp,q_95,s_200x100/art/a.svg 2x'
    )
  })

  test('CMS-64 CONST-38 without a height is 1.3 times as wide as high', () => {
    expect(pictureDefaults.ratio).toBe(1.3)
    expect(heightOf({ width: 260 })).toBe(200)
    expect(pictureAddress('/art/a.svg', { width: 130 }, 2)).toBe('/_ipx/f_webp,q_95,s_260x200/art/a.svg')
  })

  test('CONST-36 CMS-48 one of any size is offered whole, in the widths xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536', () => {
    expect(pictureWidths).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
    const set = wholePictureSet('/art/a.svg').split(', ')
    expect(set.map((one) => one.split(' ')[1])).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w'])
    expect(set[0]).toBe('/_ipx/f_webp,q_95,w_320/art/a.svg 320w')
  })

  test('escapes what would end it', () => {
    expect(pictureAddress('https://cdn.example/a b.png?v=1#top', { width: 13 })).toBe(
      '/_ipx/f_webp,q_95,s_13x10/https://cdn.example/a%20b.png%3Fv=1%23top'
    )
    expect(isInline('data:image/png;base64,AA')).toBe(true)
  })
})
