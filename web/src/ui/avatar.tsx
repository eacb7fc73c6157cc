import type { Avatar as AvatarChoice } from '@ante/kit/avatars'
import { Picture } from './picture.tsx'

/** The six animals of the night. */
export const characterNames = ['badger', 'bat', 'fox', 'hare', 'hedgehog', 'owl'] as const
export type CharacterName = (typeof characterNames)[number]

interface AvatarProps {
  name: string
  /** What the player chose for others to see; it goes before everything else. */
  avatar?: AvatarChoice | undefined
  character?: CharacterName | undefined
  /** Where the picture lies. */
  portrait?: string | undefined
  size?: number
}

/**
 * A player: the picture that they chose, or the character that goes with them, one of the site or by its picture, or else the first letter of their name on
 * a colour that is always theirs.
 */
export function Avatar({ name, avatar, character, portrait, size = 40 }: AvatarProps) {
  const letter = ([...name.trim()][0] ?? '·').toUpperCase()
  let hue = 0
  for (const sign of name) hue = (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360
  const plain = (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.44, background: `oklch(46% 0.07 ${hue})` }}
      className="grid shrink-0 place-items-center rounded-full font-display leading-none font-semibold text-[oklch(97%_0.01_90)]"
    >
      {letter}
    </span>
  )
  const picture = pictureOf({ avatar, portrait, character })
  if (!picture) return plain
  return <Picture {...picture} width={size} height={size} instead={plain} className="shrink-0 rounded-full" />
}

function pictureOf({ avatar, portrait, character }: Pick<AvatarProps, 'avatar' | 'portrait' | 'character'>) {
  if (avatar) return { name: `avatars/${avatar}` }
  if (portrait) return { src: portrait }
  return character && { name: `characters/${character}` }
}

/** Somebody in a list: the picture, and the name in the direction of its own writing. */
export function PlayerName({ name, avatar, size = 24 }: { name: string; avatar: AvatarChoice; size?: number }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle">
      <Avatar name={name} avatar={avatar} size={size} />
      <span className="truncate" dir="auto">
        {name}
      </span>
    </span>
  )
}
