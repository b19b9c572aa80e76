import styles from './swatch.module.css'

type SwatchProps = {
  /** Side by side; none: a hatch, which says that there is no single colour. */
  readonly hexes: readonly string[]
  readonly isLarge?: boolean
}

/** What a colour looks like; never alone, its name or hex stands beside it. */
export function Swatch({ hexes, isLarge = false }: SwatchProps) {
  const share = 100 / hexes.length
  const stops = hexes.map((hex, index) => `${hex} ${index * share}% ${(index + 1) * share}%`)
  return (
    <span
      className={styles.swatch}
      data-large={isLarge || undefined}
      data-hatched={hexes.length === 0 || undefined}
      {...(hexes.length > 0 && { style: { backgroundImage: `linear-gradient(135deg, ${stops.join(', ')})` } })}
      aria-hidden
    />
  )
}
