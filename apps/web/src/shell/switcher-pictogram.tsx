import styles from './switcher-pictogram.module.css'
import type { PictureName } from './switcher-pictures.ts'
import { pictures } from './switcher-pictures.ts'

/** A small frame with menu and header where they would be. */
export function Pictogram({ of }: { readonly of: PictureName }) {
  return (
    <svg
      className={styles.pictogram}
      // Those two say what left and right are; every other one is mirrored with the page.
      data-absolute={of === 'ltr' || of === 'rtl' || undefined}
      viewBox="0 0 64 40"
      aria-hidden="true"
    >
      {pictures[of].map(([tone, x, y, width, height]) => (
        <rect
          key={[tone, x, y].join()}
          className={styles[tone]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={tone === 'text' || tone === 'mark' ? 1 : 0}
        />
      ))}
    </svg>
  )
}
