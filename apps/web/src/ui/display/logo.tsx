/** Two rods of an abacus with their beads, drawn on the pixels of a 16 px square; one shape in one colour. */
const rods =
  'M4 10h2V9a3 3 0 0 1 6 0v1h2V9a3 3 0 0 1 6 0v1h8v2h-8v1a3 3 0 0 1-6 0v-1h-2v1a3 3 0 0 1-6 0v-1H4zM4 20h16v-1a3 3 0 0 1 6 0v1h2v2h-2v1a3 3 0 0 1-6 0v-1H4z'

export function LogoMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--logo-ground, var(--primary))" />
      <path fill="var(--logo-ink, var(--primary-contrast))" d={rods} />
    </svg>
  )
}
