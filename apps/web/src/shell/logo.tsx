/** An abacus seen from the front: two rods with their beads, cut out of one shape; reads at 16 px in one colour. */
export function LogoMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--logo-ground, var(--primary))" />
      <g fill="var(--logo-ink, var(--primary-contrast))">
        <rect x="4" y="10.5" width="24" height="2" rx="1" />
        <rect x="4" y="19.5" width="24" height="2" rx="1" />
        <rect x="7" y="6.5" width="5.5" height="10" rx="2.75" />
        <rect x="13.75" y="6.5" width="5.5" height="10" rx="2.75" />
        <rect x="19.5" y="15.5" width="5.5" height="10" rx="2.75" />
      </g>
    </svg>
  )
}
