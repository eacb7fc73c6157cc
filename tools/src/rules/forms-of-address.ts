import type { Violation } from '../rule.ts'
import type { Tree } from '../tree.ts'

/** A whole word, in any script. */
const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'iu')

/**
 * What gives another form of address away than the one that decision 0019 sets for a language. Portuguese is that of Brazil: the spelling and
 * the grammar of Portugal stand here too. Words that can be right (the German "Sie" and "Ihre" at the start of a sentence are "they" and "their")
 * are left to the reader.
 */
const others: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /[\p{Ll}\d},] (?:Sie|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
    /(?<!\p{L})Ihnen(?!\p{L})/u,
    words('euch', 'eure[mnrs]?', 'Sie (?:können|erhalten|scheinen|möchten)'),
  ],
  es: [
    words('ustedes', 'usted', 'vosotr[oa]s', 'vuestr[oa]s?'),
    words('elija', 'pulse', 'introduzca', 'inténtelo', 'escríbanos', 'envíenos', 'chatee', 'hagan'),
    words(String.raw`les? (?:responde|espera|envia|avisa)\p{L}*`),
  ],
  pt: [
    words('tu', 'teus?', 'tuas?', 'contigo', 'ti', 'vocês'),
    words('bónus', 'prémios?', 'contact[oe]s?', 'registos?', 'ecrã', 'telemóvel', 'equipas?', 'utilizador(?:es)?'),
    words(String.raw`est(?:á|ão|ou|amos) a \p{L}+[aei]r`),
  ],
  fr: [words('tu', 'toi', 'te', 'ton', 'ta', 'tes'), /(?<!\p{L})t[’']\p{L}/iu],
  tr: [
    words('sen', 'senin', 'sana', 'seni', 'senden', 'sende', 'seninle'),
    words(String.raw`\p{L}+(?:[ae]bilir|[ıiuü]yor|acak|ecek|mal[ıi]|mel[ıi])s[ıiuü]n`),
    words(String.raw`\p{L}+[aeıiuü]rs[ae]n`, 'kendin', 'istediğin'),
    words('(?:kazan|et|seç|yap|ver|verme|oyna|yatır)[dt][ıiuü]n'),
  ],
  ru: [
    words('ты', 'тебе', 'тебя', 'тобо[йю]', String.raw`тво[йяиёе]\p{L}*`),
    words(String.raw`(?!лишь)\p{L}*[еёи]шь(?:ся)?`),
    words('выбери', 'нажми', 'введи', 'открой', 'закрой', 'попробуй', 'проверь', 'подожди', 'напиши', 'посмотри'),
  ],
  ar: [
    words('أنتم', '(?:ل|علي|من|إلي|لدي|يمكن|حساب|رصيد|رهان|رهانات)كم', 'اختاروا|افتحوا|اضغطوا|راقبوا|أدخلوا|حاولوا'),
  ],
}

/** The word of a sentence that addresses a player in another form than this language keeps to; undefined where there is none. */
export function otherForm(code: string, sentence: string): string | undefined {
  for (const form of others[code] ?? []) {
    const found = form.exec(sentence)
    if (found) return found[0].trim()
  }
  return undefined
}

/** What is written outside of `texts`: files of one language, and those in which the languages follow each other. */
const filesOfOne = /^(?:product\/seeds\/pages|sandbox\/src\/bank\/page-texts)\/(?<code>[a-z]{2})(?:\/.+\.md|\.ts)$/
const filesOfAll = /^(?:product\/seeds|sandbox\/src)\/(?!bank\/page-texts\/).+\.ts$/
/** `de: {`, `de: '…'` or `const de: GameTexts = {`: from here on a file speaks this language. */
const languageBegins = /^\s*(?:const )?(?<code>[a-z]{2}): /

/** A seed, a page or a text of the sandbox that addresses a player in another form. */
export const otherFormsOutsideOfTexts = (tree: Tree): Violation[] =>
  tree.files.flatMap(({ path, text }) => {
    const only = filesOfOne.exec(path)?.groups?.code
    if (!only && !filesOfAll.test(path)) return []
    let code = only ?? ''
    return text.split('\n').flatMap((line, index) => {
      if (!only) code = /^[}\]]/.test(line) ? '' : (languageBegins.exec(line)?.groups?.code ?? code)
      const word = otherForm(code, line)
      return word ? [{ path, line: index + 1, text: `${code} addresses players in another form: "${word}"` }] : []
    })
  })
