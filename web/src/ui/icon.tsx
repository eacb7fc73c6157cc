import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName }

/** Decoration beside a text, or inside of a control that has its own label: never announced. `mirrored` where it points along the line. */
export function Icon({ name, size = 20, mirrored = false }: { name: IconName; size?: number; mirrored?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={mirrored ? 'mirrored shrink-0' : 'shrink-0'}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
