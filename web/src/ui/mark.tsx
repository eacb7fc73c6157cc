/** The mark: an A cut from two sheets of paper, light from the upper left, with the first chip laid between its legs. Another brand has its own. */
export function Mark({ size = 28, logo }: { size?: number; logo?: string | undefined }) {
  if (logo !== undefined) return <img src={logo} alt="" width={size} height={size} className="shrink-0" />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <path d="M15.3 3.500 3.200 28.500h6.900L18 12z" fill="var(--chalk)" />
      <path d="M15.300 3.500h2.200L29 28.500h-7.100L12.900 8.500z" fill="var(--chalk)" opacity="0.55" />
      <circle cx="16" cy="24.700" r="3.800" fill="var(--ember)" />
      <circle
        cx="16"
        cy="24.700"
        r="1.700"
        fill="none"
        stroke="var(--on-ember)"
        strokeWidth="0.9"
        strokeDasharray="1.300 0.900"
      />
    </svg>
  )
}

/** Where there is no room for the name, it falls out of sight and the mark stands alone. */
export function Wordmark({ name, logo }: { name: string; logo?: string | undefined }) {
  return (
    <span className="inline-flex h-7 flex-wrap items-center gap-2.5 overflow-hidden" dir="ltr" lang="en">
      <Mark logo={logo} />
      <span
        aria-hidden="true"
        className="font-display text-[1.45rem] leading-none font-semibold tracking-[-0.02em] text-chalk"
      >
        {name}
      </span>
    </span>
  )
}
