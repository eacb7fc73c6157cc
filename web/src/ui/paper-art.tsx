/** Palettes of the studios' worlds: sky, far, middle, near, light. Other names get one by their letters. */
const worlds: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  foxglove: ['#2a2140', '#3b3157', '#2f4a45', '#17302b', '#f2c9a0'],
  tidewater: ['#16384a', '#1f5363', '#14424f', '#0c2a35', '#f0d9a4'],
  'quarry-nine': ['#4a3a2c', '#6b4f35', '#3f3430', '#231d1c', '#e8a35a'],
  'paper-moon': ['#3a1f35', '#5b2f45', '#402338', '#241322', '#f3dfb8'],
  fathom: ['#10263f', '#1b3c5e', '#16304c', '#0a1a2c', '#8fd0d8'],
  parlour: ['#143a2c', '#1d5140', '#5a1f27', '#0d261d', '#ecd9ae'],
  'halfpast-live': ['#17193a', '#262a58', '#1c1f44', '#0d0f25', '#f0c674'],
  latch: ['#33353a', '#4b4a45', '#37342f', '#1d1c1a', '#d9b25f'],
}
const fallbacks = Object.keys(worlds)

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** A ridge across the picture: three waves whose places and heights come from the hash. */
function ridge(hash: number, top: number): string {
  const at = (shift: number, range: number) => top + ((hash >>> shift) % range) - range / 2
  return `M0 ${at(0, 26)}C60 ${at(4, 60)} 110 ${at(8, 70)} 160 ${at(12, 30)}S260 ${at(16, 70)} 320 ${at(20, 30)}V400H0z`
}

/** The picture of a game that has none, or whose picture could not be loaded: paper hills under one light, in its studio's colours. */
export function PaperArt({ name, world }: { name: string; world: string }) {
  const hash = hashOf(name)
  const [sky, far, middle, near, light] = worlds[world] ??
    worlds[fallbacks[hashOf(world) % fallbacks.length] ?? 'foxglove'] ?? ['#222', '#333', '#2a2a2a', '#111', '#ddd']
  const cx = 70 + (hash % 180)
  const cy = 90 + ((hash >>> 6) % 60)
  const r = 34 + ((hash >>> 12) % 26)
  return (
    <svg
      viewBox="0 0 320 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h320v400H0z" fill={sky} />
      <circle cx={cx} cy={cy} r={r * 2.3} fill={light} opacity="0.07" />
      <circle cx={cx} cy={cy} r={r} fill={light} />
      <path d={ridge(hash, 210)} fill={far} />
      <path d={ridge(Math.imul(hash, 0x9e3779b1) >>> 0, 268)} fill={middle} />
      <path d={ridge(Math.imul(hash, 0x85ebca77) >>> 0, 330)} fill={near} />
    </svg>
  )
}
