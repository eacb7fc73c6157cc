/** A picture for the hall: `wide` lies (8:5), otherwise it stands (4:5). No words in it: names are set by the page. */
export interface TileArt {
  readonly width: number
  readonly height: number
  readonly isWide: boolean
}
export type Paint = (tile: TileArt) => string

export const formats = {
  vertical: { width: 400, height: 500, isWide: false },
  horizontal: { width: 640, height: 400, isWide: true },
} as const satisfies Record<string, TileArt>
