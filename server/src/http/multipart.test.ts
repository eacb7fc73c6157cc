import busboy from 'busboy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundaryOf, parseMultipartText } from './multipart.ts'

const encode = async (pairs: readonly (readonly [string, string])[]): Promise<{ body: Buffer; type: string }> => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  const response = new Response(form)
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}
const byBusboy = (body: Buffer, type: string): Promise<[string, string][] | undefined> =>
  new Promise((resolve) => {
    const fields: [string, string][] = []
    let hasFile = false
    try {
      const parser = busboy({ headers: { 'content-type': type }, limits: { fieldSize: 1 << 20, fields: 200 } })
      parser.on('field', (name, value) => fields.push([name, value]))
      parser.on('file', (_name, stream) => {
        hasFile = true
        stream.resume()
      })
      parser.on('error', () => resolve(undefined))
      parser.on('close', () => resolve(hasFile ? undefined : fields))
      parser.end(body)
    } catch {
      resolve(undefined)
    }
  })

describe('multipart text', () => {
  test('API-05 reads what browsers send, as the reference parser does', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const name = fc.string({ unit: fc.constantFrom(...'abcXYZ_0189[]- '), minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 12 }), async (pairs) => {
        const { body, type } = await encode(pairs)
        const ours = parseMultipartText(body, boundaryOf(type) ?? '')
        expect(ours).toEqual(await byBusboy(body, type))
        expect(ours?.length).toBe(pairs.length)
      }),
      { numRuns: 150, seed: 7 }
    )
  })

  test('API-05 reads a quote in a name as browsers write it', async () => {
    const { body, type } = await encode([['a"b', 'c']])
    expect(parseMultipartText(body, boundaryOf(type) ?? '')).toEqual([['a"b', 'c']])
  })

  test('never throws on bytes that were cut, flipped or repeated, and never reads more than was sent', async () => {
    const { body, type } = await encode([
      ['amount', '50'],
      ['method', 'card'],
      ['text', 'a\r\n--b'],
    ])
    const boundary = boundaryOf(type) ?? ''
    fc.assert(
      fc.property(fc.nat(body.length), fc.nat(body.length), fc.integer({ min: 0, max: 255 }), (cut, at, value) => {
        const broken = Buffer.concat([body.subarray(0, cut), body.subarray(Math.min(at, body.length))])
        if (broken.length > 0) broken[at % broken.length] = value
        const fields = parseMultipartText(broken, boundary)
        for (const [name, field] of fields ?? []) expect(name.length + field.length).toBeLessThanOrEqual(broken.length)
      }),
      { numRuns: 500, seed: 11 }
    )
  })

  test('refuses files, missing ends and other content types', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.txt')
    const response = new Response(form)
    expect(
      parseMultipartText(
        Buffer.from(await response.arrayBuffer()),
        boundaryOf(response.headers.get('content-type') ?? '') ?? ''
      )
    ).toBeUndefined()
    expect(
      parseMultipartText(Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'), 'b')
    ).toBeUndefined()
    expect(boundaryOf('text/plain; boundary=b')).toBeUndefined()
  })
})
