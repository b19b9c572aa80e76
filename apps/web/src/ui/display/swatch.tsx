import styles from './swatch.module.css'

type SwatchProps = {
  /** Shown side by side; empty: a hatch for no single colour. */
  readonly hexes: readonly string[]
  readonly isLarge?: boolean
}

/** A colour sample; always shown beside its name or hex code. */
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
