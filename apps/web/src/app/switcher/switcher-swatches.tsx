import type { Rgb } from '../../ui/theme/colour.ts'
import { cssOf } from '../../ui/theme/colour.ts'
import type { BackgroundImage } from '../../ui/theme/theme-state.ts'
import styles from './switcher-swatches.module.css'

type SurfaceProps = {
  readonly paint: string | undefined
  readonly ink: string | undefined
  readonly isColumn?: boolean
}

/** A sample of menu or header. */
export function SurfaceSwatch({ paint, ink, isColumn = false }: SurfaceProps) {
  return (
    <span className={styles.surface} data-column={isColumn || undefined} style={{ background: paint, color: ink }}>
      <i />
      <i />
      <i />
    </span>
  )
}

export function PlainSwatch({ colour }: { readonly colour: string }) {
  return <span className={styles.plain} style={{ background: colour }} />
}

/** A sample of a page with a panel. */
export function GroundSwatch({ ground }: { readonly ground: { readonly page: Rgb; readonly panel: Rgb } }) {
  return (
    <span className={styles.ground} style={{ background: cssOf(ground.page) }}>
      <i style={{ background: cssOf(ground.panel) }} />
    </span>
  )
}

export function ImageSwatch({ image }: { readonly image: BackgroundImage }) {
  return <span className={styles.image} style={{ backgroundImage: `url(/menu/${image}.svg)` }} />
}
