import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

/** `main` is the one thing to do next: at most one in sight. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-2 font-semibold whitespace-nowrap select-none transition-[background-color,border-color,color,transform,opacity] duration-150 active:translate-y-px disabled:opacity-50 aria-disabled:opacity-50'
const looks: Record<ButtonLook, string> = {
  main: 'bg-ember text-on-ember hover:bg-ember-strong',
  plain: 'bg-surface-2 text-chalk border border-line hover:border-line-strong hover:bg-surface-3',
  quiet: 'text-chalk-2 hover:text-chalk hover:bg-surface-2',
  danger: 'bg-danger-soft text-danger border border-danger/40 hover:border-danger',
}
const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-14 tap-tall',
  medium: 'h-11 px-4.5 text-14',
  large: 'h-12.5 px-6 text-16',
}

interface Shape {
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
  wide?: boolean
  children: ReactNode
}

export const buttonClass = ({
  look = 'main',
  size = 'medium',
  wide = false,
}: Omit<Shape, 'children' | 'icon'>): string => `${base} ${looks[look]} ${sizes[size]} ${wide ? 'w-full' : ''}`

/** While it is `loading` it takes no press, yet keeps the focus: a browser takes that from what is disabled, and the keyboard would begin anew. */
export function Button({
  look,
  size,
  icon,
  wide,
  loading = false,
  disabled,
  children,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: Shape & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ look, size, wide })} ${className}`}
    >
      {loading && <span className="spinner absolute" aria-hidden="true" />}
      <span className={`inline-flex items-center gap-2 ${loading ? 'opacity-0' : ''}`}>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
    </button>
  )
}

/** Looks like a button, leads somewhere. Paths are without the locale: the router adds it. */
export function ButtonLink({ look, size, icon, wide, children, className = '', ...rest }: Shape & LinkProps) {
  return (
    <Link {...rest} className={`${buttonClass({ look, size, wide })} ${className}`}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  )
}
