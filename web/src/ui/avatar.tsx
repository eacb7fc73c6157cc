import { Picture } from './picture.tsx'

/** The six animals of the night. */
export const characterNames = ['badger', 'bat', 'fox', 'hare', 'hedgehog', 'owl'] as const
export type CharacterName = (typeof characterNames)[number]

interface AvatarProps {
  name: string
  character?: CharacterName | undefined
  /** Where the picture lies. */
  portrait?: string | undefined
  size?: number
}

/** A player: the character that goes with them, one of the house or by its picture, or else the first letter of their name on a colour that is always theirs. */
export function Avatar({ name, character, portrait, size = 40 }: AvatarProps) {
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
  if (portrait)
    return <Picture src={portrait} width={size} height={size} instead={plain} className="shrink-0 rounded-full" />
  if (!character) return plain
  return (
    <Picture
      name={`characters/${character}`}
      width={size}
      height={size}
      instead={plain}
      className="shrink-0 rounded-full"
    />
  )
}
