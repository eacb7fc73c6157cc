import sprite from './icons.svg?url'

/** Every symbol of the sprite: 1.5 px line on a 24 grid. */
export const iconNames = [
  'home',
  'casino',
  'sport',
  'search',
  'rewards',
  'menu',
  'close',
  'chevron',
  'chevron-down',
  'arrow',
  'user',
  'wallet',
  'plus',
  'eye',
  'eye-off',
  'lock',
  'heart',
  'heart-full',
  'expand',
  'shrink',
  'info',
  'check',
  'warning',
  'globe',
  'sun',
  'moon',
  'logout',
  'history',
  'studio',
  'play',
  'live',
  'clock',
  'filter',
  'ticket',
  'deposit',
  'withdraw',
  'shield',
  'fold',
  'card-slot',
  'card-fast',
  'card-logical',
  'card-high_low',
  'card',
  'bank',
  'trophy',
  'jackpot',
  'crown',
  'percent',
  'cashback',
  'star',
  'star-full',
  'bell',
  'mail',
  'laptop',
  'key',
  'phone',
  'chat',
  'support',
  'calendar',
  'document',
  'identity',
  'camera',
  'settings',
  'edit',
  'trash',
  'copy',
  'share',
  'download',
  'external',
  'refresh',
  'minus',
  'pause',
  'dice',
  'chip',
  'spin',
  'card-casino',
  'card-live',
  'card-virtual',
  'basketball',
  'tennis',
  'hockey',
  'esports',
  'limit',
  'target',
  'moon-star',
] as const
export type IconName = (typeof iconNames)[number]

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
