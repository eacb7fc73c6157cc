/** `1:05:09` */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

export const hoursAndMinutes = (all: number): readonly [number, number] => [Math.floor(all / 60), all % 60]
