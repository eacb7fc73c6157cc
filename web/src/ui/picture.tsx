import { isInline, pictureAddress, pictureDefaults, type PictureShape, pictureSet } from '@ante/kit/picture'
import { type ReactNode, useState } from 'react'

export interface PictureProps extends PictureShape {
  /** Where it lies: a path of ours, or an address elsewhere. */
  src?: string | undefined
  /** A drawing of the house, `/art/<name>.svg`. */
  name?: string | undefined
  /** Another cut for phones. */
  phone?: PictureShape | undefined
  /** What is tried where it cannot be loaded: another picture, */
  fallback?: string | undefined
  /** and where that cannot be either. */
  instead?: ReactNode
  /** In sight from the beginning. */
  eager?: boolean
  /** The largest thing that a page shows at once. */
  first?: boolean
  className?: string
}

const phones = '(width < 48rem)'

/**
 * A picture through `/_ipx`, in both densities, in a box that is there before it: decoration beside words, never announced (CMS-59 to CMS-65). What
 * cannot be loaded is replaced by its fallback, then by what stands `instead` (ERR-64).
 */
export function Picture({ src, name, fallback, instead = null, ...shown }: PictureProps) {
  const wanted = [src || (name && `/art/${name}.svg`), fallback].filter((one): one is string => Boolean(one))
  // A list that is shown again with other pictures begins anew.
  const key = wanted.join('\n')
  const [failed, setFailed] = useState<{ key: string; count: number }>({ key, count: 0 })
  const at = failed.key === key ? failed.count : 0
  const source = wanted[at]
  if (source === undefined) return instead
  return <Shown key={source} source={source} {...shown} fail={() => setFailed({ key, count: at + 1 })} />
}

function Shown({
  source,
  phone,
  eager,
  first,
  className = '',
  fail,
  ...shape
}: Omit<PictureProps, 'src' | 'name'> & { source: string; fail: () => void }) {
  const inline = isInline(source)
  const image = (
    <img
      // One that failed before the script ran has told nobody: it is asked when it is taken over.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail()
      }}
      src={inline ? source : pictureAddress(source, shape)}
      srcSet={inline ? undefined : pictureSet(source, shape)}
      alt=""
      width={shape.width}
      height={shape.height ?? Math.round(shape.width / pictureDefaults.ratio)}
      loading={eager || first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      className={className}
      onError={fail}
    />
  )
  if (!phone || inline) return image
  return (
    <picture className="contents">
      <source media={phones} srcSet={pictureSet(source, phone)} width={phone.width} height={phone.height} />
      {image}
    </picture>
  )
}
