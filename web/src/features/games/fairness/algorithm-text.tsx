import { Fragment } from 'react'

/** Text in which names stand between backquotes. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className="figures rounded-1 bg-surface-2 px-1 text-chalk">
        {part}
      </code>
    )
  )
}

const paragraphs = (text: readonly string[]) =>
  text.map((paragraph) => (
    <p key={paragraph} className="text-chalk-2">
      <Coded text={paragraph} />
    </p>
  ))

/** A section of a game's algorithm: its title in the reader's language, its text in English. */
export const AlgorithmText = ({ title, text }: { title: string; text: readonly string[] }) => (
  <section className="grid gap-3">
    <h2 className="font-display text-28">{title}</h2>
    <div lang="en" dir="ltr" className="grid gap-3">
      {paragraphs(text)}
    </div>
  </section>
)

/** A part of what all games share, all of it in English. */
export const CommonText = ({ title, text }: { title: string; text: readonly string[] }) => (
  <section lang="en" dir="ltr" className="grid gap-3">
    <h3 className="text-18 font-semibold">
      <Coded text={title} />
    </h3>
    {paragraphs(text)}
  </section>
)

/** Data to be copied by a person or a program. */
export const JsonBlock = ({ label, json }: { label: string; json: string }) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long block is scrolled with the keyboard.
    tabIndex={0}
    role="region"
    aria-label={label}
    dir="ltr"
    className="figures max-h-96 overflow-auto rounded-2 border border-line bg-ink p-3.5 text-14 text-chalk-2"
  >
    {json}
  </pre>
)
