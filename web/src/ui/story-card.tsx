import { pictureShapes } from '@ante/kit/picture'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from './picture.tsx'

/** What an operator wrote about a thing: its picture when there is one, its name, its words. The whole card leads on. */
export function StoryCard({
  to,
  title,
  text,
  image,
  note,
  level: Heading = 'h2',
  children,
}: {
  to: string
  title: string
  text: string
  image?: string | undefined
  note?: ReactNode
  level?: 'h2' | 'h3' | undefined
  children?: ReactNode
}) {
  return (
    <article className="group relative grid content-start overflow-hidden rounded-3 border border-line bg-surface-1 transition-colors hover:border-line-strong">
      {image && (
        <span className="overflow-hidden">
          <Picture
            src={image}
            {...pictureShapes.card}
            phone={pictureShapes.cardOnPhone}
            className="aspect-[8/5] w-full object-cover transition-transform duration-240 ease-(--ease) group-hover:scale-[1.02]"
          />
        </span>
      )}
      <div className="grid content-start gap-2 p-5">
        {note && <p className="figures text-12 text-chalk-3">{note}</p>}
        <Heading className="font-display text-22 text-balance">
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-14 text-chalk-2">{text}</p>
        {children}
      </div>
    </article>
  )
}

/** The page of one such thing: picture beside the words, and what is to be done below. */
export function Story({
  title,
  text,
  image,
  note,
  children,
}: {
  title: string
  text: string
  image?: string | undefined
  note?: ReactNode
  children?: ReactNode
}) {
  return (
    <article className={`grid items-start gap-6 laptop:gap-10 ${image ? 'laptop:grid-cols-[1.1fr_1fr]' : ''}`}>
      {image && (
        <div className="aspect-[8/5] overflow-hidden rounded-3 ring-1 ring-line">
          <Picture
            src={image}
            width={640}
            height={400}
            quality={80}
            phone={pictureShapes.cardOnPhone}
            first
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="grid gap-4">
        {note && <p className="figures text-14 text-chalk-3">{note}</p>}
        <h1 className="font-display text-36 text-balance">{title}</h1>
        <p className="max-w-[64ch] whitespace-pre-line text-chalk-2">{text}</p>
        {children}
      </div>
    </article>
  )
}
