import type { Mark } from './search-questions.ts'

/** A text with what was found in it marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const last = marks.at(-1)?.[1] ?? 0
  return (
    <span>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className="rounded-1 bg-ember/25 text-chalk">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </span>
  )
}
