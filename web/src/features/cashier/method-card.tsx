import type { ReactNode } from 'react'
import { useRequest } from '../../app/document/request.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { methodIcon, type useMethodWords } from './method-words.ts'

/** What stands inside of a method's card, whether it is a link, a button or a choice. */
export function MethodFace({
  sysname,
  words,
  title,
  text,
  note,
  end,
}: {
  sysname: string
  words: ReturnType<typeof useMethodWords>
  title: string
  text: string
  note: string
  end?: ReactNode
}) {
  const { theme } = useRequest()
  const content = words.icon(sysname)
  const picture = content?.[theme] || content?.mono
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-2 bg-surface-2 text-chalk-2">
        {picture ? <Picture src={picture} width={28} height={28} /> : <Icon name={methodIcon(sysname)} size={22} />}
      </span>
      {/* Where the card wraps, what stands at the end gives way before the words are a column of single ones. */}
      <span className="grid min-w-0 flex-[1_1_10rem] gap-0.5 text-start">
        <span className="text-16 font-semibold">{title}</span>
        <span className="text-14 text-chalk-2">{text}</span>
        <span className="figures text-12 text-chalk-3">{note}</span>
      </span>
      {end}
    </>
  )
}

export const methodCard =
  'flex w-full items-center gap-4 rounded-3 border border-line bg-surface-1 p-4 transition-colors hover:border-line-strong hover:bg-surface-2'
