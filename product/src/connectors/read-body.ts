import { type Json, jsonIn, parseJson } from '@ante/kit/json'

export class BodyTooLarge extends Error {}

/** The body of an answer. A longer one is not read to its end: BodyTooLarge. Throws what `fetch` throws when the connection breaks. */
export async function readBytes(response: Response, bytesMax: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new BodyTooLarge(`the answer has more than ${bytesMax} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const readText = async (response: Response, bytesMax: number): Promise<string> =>
  (await readBytes(response, bytesMax)).toString('utf8')

/** Throws a SyntaxError where it is no JSON. */
export const readJson = async (response: Response, bytesMax: number): Promise<Json> =>
  parseJson(await readText(response, bytesMax))

/** The JSON of a callback's body; undefined where it is none. */
export const jsonInBody = (rawBody: Uint8Array): Json | undefined => jsonIn(Buffer.from(rawBody).toString('utf8'))
