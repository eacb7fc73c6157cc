/** What a phone draws around the page, or before it is there: its bars, and the first picture of an installed site. */

/** One point of the page's own ground, as every browser writes a colour; the sheet may say it in a space that a system does not know. */
function groundColour(): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The bars of the system have the colour of the page, also after the reader has chosen the other theme. */
export function followTheme(): void {
  const follow = () => {
    const colour = groundColour()
    if (colour) document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour)
  }
  new MutationObserver(follow).observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
}

const loaded = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}
const asText = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (!blob) return fail(new Error('the picture could not be written'))
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') done(reader.result)
      })
      reader.addEventListener('error', () => fail(reader.error ?? new Error('the picture could not be read')))
      reader.readAsDataURL(blob)
    })
  })

const markSize = 96

/**
 * iOS shows a white screen until an installed site has loaded, unless the page that was installed names a picture of just the size of the device. So it is drawn
 * here, for this device, in the colour of the theme and with the mark of the brand.
 */
export async function drawFirstScreen(): Promise<void> {
  const source = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href
  const mark = source ? await loaded(source) : undefined
  const colour = groundColour() ?? ''
  const { devicePixelRatio: ratio } = window
  const { width, height } = window.screen
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  for (const [orientation, across, down] of [
    ['portrait', short, long],
    ['landscape', long, short],
  ] as const) {
    const canvas = document.createElement('canvas')
    canvas.width = across * ratio
    canvas.height = down * ratio
    const brush = canvas.getContext('2d')
    if (!brush) return
    brush.fillStyle = colour
    brush.fillRect(0, 0, canvas.width, canvas.height)
    const size = markSize * ratio
    if (mark) brush.drawImage(mark, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size)
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(device-width: ${short}px) and (device-height: ${long}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${orientation})`
    link.href = await asText(canvas)
    document.head.append(link)
  }
}
