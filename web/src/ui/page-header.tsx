import { pictureShapes } from '@ante/kit/picture'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

/** What a page is, and in one line what it is for. With a drawing it opens an area of the house; else it is the words alone. */
export function PageHeader({
  title,
  text,
  art,
  children,
}: {
  title: string
  text?: string
  art?: string
  children?: ReactNode
}) {
  const words = (
    <>
      <h1 className="font-display text-36 hyphens-auto text-balance wrap-anywhere">{title}</h1>
      {text && <p className="max-w-[64ch] text-chalk-2">{text}</p>}
      {children}
    </>
  )
  if (!art) return <header className="grid gap-1.5">{words}</header>
  return (
    <header className="relative isolate grid overflow-hidden rounded-3 bg-surface-1 ring-1 ring-line">
      <div className="area-art">
        <Picture
          name={art}
          {...pictureShapes.area}
          phone={pictureShapes.areaOnPhone}
          first
          className="size-full object-cover"
        />
      </div>
      <div className="grid content-end gap-1.5 p-5 tablet:min-h-48 tablet:w-[56%] tablet:p-8 desktop:min-h-56">
        {words}
      </div>
    </header>
  )
}
