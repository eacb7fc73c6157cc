/** The balloon as cut paper, around the middle of its envelope, which is 100 wide. Drawn on a canvas, because it moves with the curve. */
const envelope = new Path2D(
  'M0 -62 C34 -62 54 -38 54 -8 C54 20 30 42 12 58 H-12 C-30 42 -54 20 -54 -8 C-54 -38 -34 -62 0 -62Z'
)
const gores = [
  new Path2D('M0 -62 C-50 -50 -58 18 -12 58 H-4 C-24 20 -24 -40 0 -62Z'),
  new Path2D('M0 -62 C50 -50 58 18 12 58 H4 C24 20 24 -40 0 -62Z'),
]
const light = new Path2D('M-30 -42 C-46 -26 -48 2 -36 20 C-40 -2 -36 -28 -18 -50Z')
const ropes = new Path2D('M-12 58 L-8 80 M12 58 L8 80 M0 58 V80')
const basket = new Path2D('M-11 80 H11 L9 97 H-9Z')
const halves = [
  new Path2D('M0 -62 C-34 -62 -54 -38 -54 -8 C-54 20 -30 42 -12 58 L-4 40 L-14 22 L2 6 L-10 -16 L4 -36Z'),
  new Path2D('M0 -62 C34 -62 54 -38 54 -8 C54 20 30 42 12 58 L2 44 L-8 24 L8 8 L-4 -14 L10 -38Z'),
]

const [ember, cream, shade, rope] = ['#e8653f', '#f0e4c8', '#b8402f', '#5b3d2a']

export function fillWith(pen: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  pen.fillStyle = colour
  pen.fill(path)
}

/** So many times as sharp as it is copied: it is turned and stands between pixels. */
const sharp = 2
/** Lit from the upper left: each layer lays a shadow on what is behind it. */
function cutOut(pen: CanvasRenderingContext2D, path: Path2D, colour: string, depth: number): void {
  pen.save()
  pen.shadowColor = 'rgb(6 14 24 / 0.45)'
  pen.shadowOffsetX = depth * sharp
  pen.shadowOffsetY = depth * 1.4 * sharp
  pen.shadowBlur = depth * sharp
  fillWith(pen, path, colour)
  pen.restore()
}

type Draw = (pen: CanvasRenderingContext2D) => void
/** Where the balloon and each of its parts have room with their shadows. */
const room = { left: -76, top: -76, wide: 152, tall: 192 } as const
/** Soft shadows take longer than a frame on a phone: what has them is drawn once for each size, and copied to where the pen is. */
function stamp(draw: Draw): Draw {
  const sheet = document.createElement('canvas')
  let drawnAt = 0
  return (pen) => {
    const { a, b } = pen.getTransform()
    const scale = Math.round(Math.hypot(a, b) * sharp * 100) / 100
    if (scale !== drawnAt) {
      drawnAt = scale
      sheet.width = Math.ceil(room.wide * scale)
      sheet.height = Math.ceil(room.tall * scale)
      const own = sheet.getContext('2d')
      own?.setTransform(scale, 0, 0, scale, -room.left * scale, -room.top * scale)
      if (own) draw(own)
    }
    pen.drawImage(sheet, room.left, room.top, sheet.width / scale, sheet.height / scale)
  }
}

const wholeStamp = stamp((pen) => {
  pen.strokeStyle = rope
  pen.lineWidth = 1.6
  pen.stroke(ropes)
  cutOut(pen, basket, '#8a5a33', 3)
  cutOut(pen, envelope, cream, 4)
  for (const gore of gores) fillWith(pen, gore, ember)
  fillWith(pen, light, 'rgb(255 250 236 / 0.34)')
})
const halfStamps = halves.map((half, index) => stamp((pen) => cutOut(pen, half, index === 0 ? cream : ember, 4)))
const basketStamp = stamp((pen) => cutOut(pen, basket, '#8a5a33', 3))

export function drawBalloon(pen: CanvasRenderingContext2D, x: number, y: number, size: number, lean: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  pen.scale(size, size)
  wholeStamp(pen)
  pen.restore()
}

/** What is left of it after so many seconds: two torn halves and the basket, which fall, and scraps. */
export function drawTorn(pen: CanvasRenderingContext2D, x: number, y: number, size: number, seconds: number): void {
  const fall = 210 * seconds * seconds
  pen.save()
  pen.globalAlpha = Math.max(0, 1 - seconds / 1.5)
  for (const [index, half] of halfStamps.entries()) {
    const side = index === 0 ? -1 : 1
    pen.save()
    pen.translate(x + side * (10 + seconds * 70) * size, y + (fall * 0.55 - seconds * 46) * size)
    pen.rotate(side * seconds * 1.3)
    pen.scale(size, size)
    half(pen)
    pen.restore()
  }
  pen.save()
  pen.translate(x, y + fall * size)
  pen.rotate(seconds * 0.7)
  pen.scale(size, size)
  basketStamp(pen)
  pen.restore()
  for (let scrap = 0; scrap < 12; scrap++) {
    const angle = (scrap / 12) * Math.PI * 2
    const reach = (30 + (scrap % 4) * 22) * seconds * 2
    pen.save()
    pen.translate(x + Math.cos(angle) * reach * size, y + (Math.sin(angle) * reach + fall * 0.4) * size)
    pen.rotate(angle + seconds * (3 + (scrap % 3)))
    pen.fillStyle = [cream, ember, shade][scrap % 3] ?? cream
    pen.fillRect(-4 * size, -2.5 * size, 8 * size, 5 * size)
    pen.restore()
  }
  pen.restore()
}
